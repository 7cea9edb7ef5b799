using SerBench.Formats.Values;

namespace SerBench.Formats.Access;

internal static class StepPlan
{
    public static WriteStep<TObject, TWriter>[] ForWriting<TObject, TAccess, TWriter>()
        where TAccess : struct, IMemberAccess
        where TWriter : struct, IFieldWriter, allows ref struct =>
        [.. Shape.Of<TObject>(TWriter.Order).Fields.Select(field =>
            (WriteStep<TObject, TWriter>)Create<TObject, TAccess>(typeof(WriteStep<,,,,>), typeof(TWriter), field))];

    public static ReadStep<TObject, TReader>[] ForReading<TObject, TAccess, TReader>()
        where TAccess : struct, IMemberAccess
        where TReader : struct, IFieldReader, allows ref struct =>
        [.. Shape.Of<TObject>(TReader.Order).Fields.Select(field =>
            (ReadStep<TObject, TReader>)Create<TObject, TAccess>(typeof(ReadStep<,,,,>), typeof(TReader), field))];

    private static object Create<TObject, TAccess>(Type step, Type half, Field field)
        where TAccess : struct, IMemberAccess
    {
        Type value = field.Member.FieldType;
        object member = typeof(TAccess).GetMethod(nameof(IMemberAccess.CreateMember))!
            .MakeGenericMethod(typeof(TObject), value).Invoke(null, [field.Member])!;
        Type witness = Witness.Of(field, type => typeof(StepBinarizer<,>).MakeGenericType(type, typeof(TAccess)));
        return Activator.CreateInstance(
            step.MakeGenericType(typeof(TObject), value, member.GetType(), witness, half), member, (Slot)field.Ordinal)!;
    }
}

internal abstract class ReadStep<TObject, TReader>
    where TReader : struct, IFieldReader, allows ref struct
{
    public abstract void Read(ref TReader reader, ref TObject target);

    public abstract object? ReadValue(ref TReader reader);

    public abstract void Set(ref TObject target, object? value);
}

internal sealed class ReadStep<TObject, TValue, TMember, TWitness, TReader>(TMember member, Slot slot) : ReadStep<TObject, TReader>
    where TMember : struct, IMember<TObject, TValue>
    where TWitness : struct, IValue<TValue>
    where TReader : struct, IFieldReader, allows ref struct
{
    public override void Read(ref TReader reader, ref TObject target) => member.Set(ref target, TWitness.Read(ref reader, slot));

    public override object? ReadValue(ref TReader reader) => TWitness.Read(ref reader, slot);

    public override void Set(ref TObject target, object? value) => member.Set(ref target, (TValue)value!);
}

internal abstract class WriteStep<TObject, TWriter>
    where TWriter : struct, IFieldWriter, allows ref struct
{
    public abstract void Write(ref TWriter writer, TObject target);
}

internal sealed class WriteStep<TObject, TValue, TMember, TWitness, TWriter>(TMember member, Slot slot) : WriteStep<TObject, TWriter>
    where TMember : struct, IMember<TObject, TValue>
    where TWitness : struct, IValue<TValue>
    where TWriter : struct, IFieldWriter, allows ref struct
{
    public override void Write(ref TWriter writer, TObject target) => TWitness.Write(ref writer, slot, member.Get(target));
}
