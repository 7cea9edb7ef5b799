using System.Runtime.Serialization;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>The default comparer of keys or items: an object without members, shared by all collections of a message.</summary>
internal sealed class ComparerTask<TKey> : RecordTask
{
    public static readonly ComparerTask<TKey> Instance = new();

    public IEqualityComparer<TKey> Comparer { get; } = EqualityComparer<TKey>.Default;

    public ClassLayout Class { get; } = new(TypeOnTheWire(), []);

    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) => writer.BeginClass(Class, id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) => reader.ReadComparer(this, id);

    // Some comparers of today stand in messages under the type they had in .NET Framework, and say so when asked.
    private static Type TypeOnTheWire()
    {
#pragma warning disable SYSLIB0050 // Formatter-based serialization is obsolete: this asks for a name, it serializes nothing.
        var info = new SerializationInfo(EqualityComparer<TKey>.Default.GetType(), new FormatterConverter());
        (EqualityComparer<TKey>.Default as ISerializable)?.GetObjectData(info, default);
        return info.ObjectType;
#pragma warning restore SYSLIB0050
    }
}
