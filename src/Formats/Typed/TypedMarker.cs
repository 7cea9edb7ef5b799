namespace SerBench.Formats.Typed;

/// <summary>The bytes that say whether a value is there; the first byte of every message says it of the root.</summary>
internal static class TypedMarker
{
    public const byte Null = 0;
    public const byte Present = 1;
}
