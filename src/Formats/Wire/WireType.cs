namespace SerBench.Formats.Wire;

/// <summary>How long a field's value is; the low three bits of its tag.</summary>
internal enum WireType
{
    Varint = 0,
    Fixed64 = 1,

    /// <summary>A length, then that many bytes.</summary>
    Length = 2,
    StartGroup = 3,
    EndGroup = 4,
    Fixed32 = 5,
}
