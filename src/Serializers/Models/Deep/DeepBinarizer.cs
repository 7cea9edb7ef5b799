namespace SerBench.Serializers.Models.Deep;

/// <summary>The fields of one level of a chain, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct DeepBinarizer : IBinarizer<DeepObject>
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => Shape.Of<DeepObject>();

    public static DeepObject Create() => new();

    [MethodImpl(AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, DeepObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteDouble(2, value.Value);
        writer.WriteObject<DeepObject, DeepBinarizer>(3, value.Child);
    }

    [MethodImpl(AggressiveInlining)]
    public static DeepObject Read<TReader>(ref TReader reader, DeepObject target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Value = reader.ReadDouble(2);
        target.Child = reader.ReadObject<DeepObject, DeepBinarizer>(3);
        return target;
    }

    [MethodImpl(AggressiveInlining)]
    static void IWitness.WriteErased<TWriter>(ref TWriter writer, object value) => Write(ref writer, Unsafe.As<DeepObject>(value));

    static object IWitness.CreateErased() => Create();

    [MethodImpl(AggressiveInlining)]
    static object IWitness.ReadErased<TReader>(ref TReader reader, object target) => Read(ref reader, Unsafe.As<DeepObject>(target));
}
