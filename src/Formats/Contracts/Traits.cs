namespace SerBench.Formats.Contracts;

/// <summary>What a serializer demands or offers beyond bytes and nanoseconds; a fair table shows them.</summary>
[Flags]
public enum Traits
{
    None = 0,

    /// <summary>Readable without the writer's types or schema.</summary>
    SelfDescribing = 1,

    /// <summary>One field can be read without decoding the rest.</summary>
    RandomAccess = 2,

    /// <summary>A separate schema must be written.</summary>
    SchemaNeeded = 4,

    /// <summary>Types must be registered before use.</summary>
    NeedsRegistration = 8,

    /// <summary>Types must be changed (attributes, partial, base class).</summary>
    NeedsCodeChange = 16,

    /// <summary>Shared references and cycles survive.</summary>
    Graph = 32,

    /// <summary>Values are read where they lie.</summary>
    ZeroCopy = 64,

    /// <summary>Damaged input is detected before it does harm.</summary>
    ValidatesInput = 128,

    /// <summary>Reading can load types or run code that the data names.</summary>
    Unsafe = 256,

    /// <summary>Null text and collections come back empty (or the reverse), as the official library does.</summary>
    FoldsNull = 512,

    /// <summary>For data of one's own only: the library has no mode for hostile input, or has one that this row leaves out.</summary>
    TrustsInput = 1024,
}
