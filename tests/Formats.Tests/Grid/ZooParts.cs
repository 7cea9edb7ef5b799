namespace SerBench.Formats.Tests.Grid;

public enum Wide : ulong
{
    None,
    Last = ulong.MaxValue,
}

public enum Small : sbyte
{
    None,
    Last = -128,
}

public struct Point
{
    public short X { get; set; }
    public float Y { get; set; }
}

public sealed class Inner
{
    public int Number { get; set; }
    public string? Name { get; set; }
    public Inner? Next { get; set; }
}
