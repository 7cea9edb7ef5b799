namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>The forms of a BinaryArray record. Those with lower bounds other than zero are not carried.</summary>
internal enum ArrayKind : byte
{
    Single = 0,
    Jagged = 1,
    Rectangular = 2,
}
