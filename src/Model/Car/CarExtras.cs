namespace SerBench.Model;

/// <summary>The extras of a <see cref="Car"/>, one bit each.</summary>
[Flags]
public enum CarExtras : byte
{
    None = 0,
    SunRoof = 1,
    SportsPack = 2,
    CruiseControl = 4,
}
