namespace SerBench.Engine.Inference;

// With these limits, types from a file of 50 MB take less than a minute and 1 GB of memory (docs/own-types.md).
internal static class SampleLimits
{
    // Deeper objects and arrays are left out.
    public const int Nesting = 64;

    // An object with more members becomes a dictionary.
    public const int Members = 500;

    // An object with a longer member name becomes a dictionary.
    public const int Name = 200;

    // The most places such as $.a[].b. Beyond this, objects with the most members become dictionaries.
    public const int PlacesRead = 50_000;

    public const int PlacesWritten = 200;

    // After this many bytes of a record, items of arrays and members of large objects are left out.
    public const int Record = 1 << 18;

    // After this many bytes of a record, all further members are left out.
    public const int WholeRecord = Record / 4 * 5;
}
