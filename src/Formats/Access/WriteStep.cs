using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access;

/// <summary>Writes one field.</summary>
internal abstract class WriteStep<TObject, TWriter>
    where TWriter : struct, IFieldWriter, allows ref struct
{
    public abstract void Write(ref TWriter writer, TObject target);
}

/// <summary>Writes one field of known type, reached by <typeparamref name="TMember"/>.</summary>
internal sealed class WriteStep<TObject, TValue, TMember, TWitness, TWriter>(TMember member, Slot slot) : WriteStep<TObject, TWriter>
    where TMember : struct, IMember<TObject, TValue>
    where TWitness : struct, IValue<TValue>
    where TWriter : struct, IFieldWriter, allows ref struct
{
    public override void Write(ref TWriter writer, TObject target) => TWitness.Write(ref writer, slot, member.Get(target));
}
