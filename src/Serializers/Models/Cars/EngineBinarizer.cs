using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Models.Cars;

/// <summary>The fields of an engine, written by hand in the order of declaration.</summary>
[Handwritten]
public readonly struct EngineBinarizer : IBinarizer<Engine>
{
    public static bool IsErased => true;

    public static Shape GetShape(FieldOrder preferred) => Shape.Of<Engine>();

    public static Engine Create() => new();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<TWriter>(ref TWriter writer, Engine value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        writer.WriteInt16(0, value.Capacity);
        writer.WriteByte(1, value.NumCylinders);
        writer.WriteInt16(2, value.MaxRpm);
        writer.WriteString(3, value.ManufacturerCode);
        writer.WriteString(4, value.Fuel);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Engine Read<TReader>(ref TReader reader, Engine target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        target.Capacity = reader.ReadInt16(0);
        target.NumCylinders = reader.ReadByte(1);
        target.MaxRpm = reader.ReadInt16(2);
        target.ManufacturerCode = reader.ReadString(3);
        target.Fuel = reader.ReadString(4);
        return target;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IWitness.WriteErased<TWriter>(ref TWriter writer, object value) => Write(ref writer, Unsafe.As<Engine>(value));

    static object IWitness.CreateErased() => Create();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object IWitness.ReadErased<TReader>(ref TReader reader, object target) => Read(ref reader, Unsafe.As<Engine>(target));
}
