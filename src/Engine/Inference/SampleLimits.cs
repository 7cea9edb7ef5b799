namespace SerBench.Engine.Inference;

// With these limits, types from a file of 50 MB take less than a minute, and less than 1 GB of memory (docs/own-types.md).
internal static class SampleLimits
{
    // Objects and arrays around a value; deeper values are left out.
    public const int Nesting = 64;

    // An object with more members is a dictionary.
    public const int Members = 500;

    // Letters; an object with a longer member name is a dictionary.
    public const int Name = 200;

    // Places such as $.a[].b kept while reading. Beyond this, objects with the most members become dictionaries.
    public const int PlacesRead = 50_000;

    // Places in the written types. Beyond this, objects with the most members become dictionaries.
    public const int PlacesWritten = 200;

    // Bytes of a record, after which items of arrays and members of large objects are left out.
    public const int Record = 1 << 18;

    // Bytes of a record, after which all further members are left out.
    public const int WholeRecord = Record / 4 * 5;
}
