namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Limits of types from a sample, stated in docs/own-types.md: a file of 50 MB takes less than a minute and 1 GB.</summary>
internal static class SampleLimits
{
    /// <summary>Objects and arrays around a value. Values that are deeper are left out.</summary>
    public const int Nesting = 64;

    /// <summary>Members of a class. An object with more is a dictionary.</summary>
    public const int Members = 500;

    /// <summary>Letters in the name of a member. An object with a longer name is a dictionary.</summary>
    public const int Name = 200;

    /// <summary>Places such as <c>$.a[].b</c> kept while reading. Beyond this, objects with the most members become dictionaries.</summary>
    public const int PlacesRead = 50_000;

    /// <summary>Places in the types that are written. If there are more, objects with the most members become dictionaries.</summary>
    public const int PlacesWritten = 200;

    /// <summary>Bytes of a record. After this many, items of arrays and members of large objects are left out.</summary>
    public const int Record = 1 << 18;

    /// <summary>Bytes of a record after which all further members are left out, too.</summary>
    public const int WholeRecord = Record / 4 * 5;
}
