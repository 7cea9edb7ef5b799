using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Complex;

/// <summary>The fields of the object inside complex and complex-list, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct NestedBinarizer : IBinarizer<NestedObject>
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => Shape.Of<NestedObject>();

    public static NestedObject Create() => new();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, NestedObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt32(0, value.Id);
        writer.WriteString(1, value.Name);
        writer.WriteDouble(2, value.Value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static NestedObject Read<TReader>(ref TReader reader, NestedObject target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Id = reader.ReadInt32(0);
        target.Name = reader.ReadString(1);
        target.Value = reader.ReadDouble(2);
        return target;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IWitness.WriteErased<TWriter>(ref TWriter writer, object value) => Write(ref writer, Unsafe.As<NestedObject>(value));

    static object IWitness.CreateErased() => Create();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object IWitness.ReadErased<TReader>(ref TReader reader, object target) => Read(ref reader, Unsafe.As<NestedObject>(target));
}
