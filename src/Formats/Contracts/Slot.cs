using System.Runtime.CompilerServices;

namespace SerBench.Formats.Contracts;

/// <summary>
/// Where a value stands: a field of the current object, by its position in the object's shape, or something inside that field: an
/// item of its sequence, a key or a value of its map. One integer, so that constants fold when a format's method is inlined.
/// </summary>
public readonly struct Slot
{
    private const int OrdinalBits = 24;
    private readonly int _bits;

    private Slot(int bits) => _bits = bits;

    /// <summary>Position of the field in its shape, in the order the format asked for.</summary>
    public int Ordinal => _bits & ((1 << OrdinalBits) - 1);

    public SlotRole Role => (SlotRole)(_bits >> OrdinalBits);

    public bool IsField => _bits >> OrdinalBits == 0;

    public Slot Item
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => new(Ordinal | ((int)SlotRole.Item << OrdinalBits));
    }

    public Slot Key
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => new(Ordinal | ((int)SlotRole.Key << OrdinalBits));
    }

    public Slot Value
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => new(Ordinal | ((int)SlotRole.Value << OrdinalBits));
    }

    public static implicit operator Slot(int ordinal) => new(ordinal);
}

/// <summary>What a value is to the object that holds it.</summary>
public enum SlotRole
{
    Field,
    Item,
    Key,
    Value,
}
