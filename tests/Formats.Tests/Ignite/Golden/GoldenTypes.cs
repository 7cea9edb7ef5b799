namespace SerBench.Formats.Tests.Ignite.Golden;

#pragma warning disable IDE1006 // Names are those of the golden data: ids are made of them.
public sealed class Empty;

public sealed class OneInt { public int Val; }

public sealed class Blob { public byte[]? A; public int B; }

public sealed class Inner { public int X; public string? S; }

public sealed class Outer { public Inner? First; public int Mid; public Inner? NullInner; public Inner? Second; }

public sealed class Deep { public int Level; public Deep? Child; }

public sealed class Node { public string? Name; public Node? Next; public Node? Other; }

public sealed class BmpStrings { public string? Latin; public string? Two; public string? Wide; }

public sealed class Prims
{
    public bool BoolF;
    public bool BoolT;
    public byte Byte;
    public sbyte SByte;
    public short Short;
    public ushort UShort;
    public char Char;
    public int Int;
    public uint UInt;
    public long Long;
    public ulong ULong;
    public float Float;
    public double Double;
    public decimal Decimal;
    public Guid Guid;
}

public sealed class Decimals
{
    public decimal Max;
    public decimal Min;
    public decimal Neg;
    public decimal Pos;
    public decimal Tiny;
    public decimal Zero;
}

public sealed class Dates
{
    public DateTime Epoch;
    public DateTime Now;
    public DateTime Before;
    public DateTime Max;
    public DateTime? N;
    public DateTime?[]? Arr;
}

public sealed class PrimArrays
{
    public bool[]? Bools;
    public byte[]? Bytes;
    public sbyte[]? SBytes;
    public short[]? Shorts;
    public ushort[]? UShorts;
    public char[]? Chars;
    public int[]? Ints;
    public uint[]? UInts;
    public long[]? Longs;
    public ulong[]? ULongs;
    public float[]? Floats;
    public double[]? Doubles;
}

public sealed class ValArrays { public Guid[]? Guids; public decimal[]? Decs; }

public sealed class Jagged { public int[][]? J; }

public sealed class PersonRaw { public int Id; public string? Name; public string? Data; public Guid Guid; }
#pragma warning restore IDE1006
