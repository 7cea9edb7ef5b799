namespace SerBench.Formats.Contracts;

/// <summary>The place of a value: a field of the current object, or an item, key or map value within the field. The slot is one integer, so
/// that it becomes a constant in inlined methods.</summary>
public readonly struct Slot
{
    private const int OrdinalBits = 24;
    private readonly int _bits;

    private Slot(int bits) => _bits = bits;

    /// <summary>The position of the field in its shape.</summary>
    public int Ordinal => _bits & ((1 << OrdinalBits) - 1);

    /// <summary>The role of the value in its field.</summary>
    public SlotRole Role => (SlotRole)(_bits >> OrdinalBits);

    /// <summary>True if the value is the field itself.</summary>
    public bool IsField => _bits >> OrdinalBits == 0;

    /// <summary>The slot of an item.</summary>
    public Slot Item
    {
        [MethodImpl(AggressiveInlining)]
        get => new(Ordinal | ((int)SlotRole.Item << OrdinalBits));
    }

    /// <summary>The slot of a key.</summary>
    public Slot Key
    {
        [MethodImpl(AggressiveInlining)]
        get => new(Ordinal | ((int)SlotRole.Key << OrdinalBits));
    }

    /// <summary>The slot of a map's value.</summary>
    public Slot Value
    {
        [MethodImpl(AggressiveInlining)]
        get => new(Ordinal | ((int)SlotRole.Value << OrdinalBits));
    }

    /// <summary>The slot of the field at a position in its shape.</summary>
    public static implicit operator Slot(int ordinal) => new(ordinal);
}
