using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Protobuf;

/// <summary>
/// What the writer and the reader know of one message type. All are constants to the JIT once the type is initialised, so that in the
/// usual case, numbers that count up from 1, tags are literals in the compiled code.
/// </summary>
internal static class ProtobufMessageLayout<TBinarizer>
    where TBinarizer : struct, IWitness
{
    private static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);
    private static readonly int[] Numbers = [.. Shape.Fields.Select(field => field.Number)];
    private static readonly WireType[] Wires = [.. Shape.Fields.Select(field => ValueWire.Of(field.Value))];

    /// <summary>Whether the fields are visited in the order of their numbers 1, 2, 3, ...</summary>
    public static readonly bool IsSequential = Numbers.SequenceEqual(Enumerable.Range(1, Numbers.Length));

    /// <summary>
    /// Room for one of each field, of text and nested data only the tag and the length; and for one store that is wider than its value.
    /// </summary>
    public static readonly int Room = Shape.Fields.Sum(field => Tag.MaxLength + FixedRoom(field.Value)) + sizeof(ulong);

    public static readonly bool HasNullables = Shape.Fields.Any(field => field.Value.IsNullableValue);

    /// <summary>Whether there are only numbers, always present, which never take more bytes than a length of one byte can tell.</summary>
    public static readonly bool IsShort = Room <= sbyte.MaxValue && !HasNullables && Shape.Fields.All(field => field.Value.Kind < Kind.String);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Number(int ordinal) => IsSequential ? ordinal + 1 : Numbers[ordinal];

    public static WireType Wire(int ordinal) => Wires[ordinal];

    /// <summary>Which field has a number; -1 when none has.</summary>
    public static int OrdinalOf(int number) =>
        !IsSequential ? Array.IndexOf(Numbers, number) : (uint)(number - 1) < (uint)Numbers.Length ? number - 1 : -1;

    private static int FixedRoom(ValueShape value) => ValueWire.Of(value) == WireType.Length && value.Kind < Kind.String
        ? BclMessages.MaxLength
        : Varint.MaxLength64;
}
