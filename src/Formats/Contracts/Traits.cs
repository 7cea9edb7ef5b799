namespace SerBench.Formats.Contracts;

/// <summary>The features and demands of a format.</summary>
[Flags]
public enum Traits
{
    /// <summary>No trait.</summary>
    None = 0,

    /// <summary>Messages can be read without the writer's types or schema.</summary>
    SelfDescribing = 1,

    /// <summary>One field can be read without decoding the rest.</summary>
    RandomAccess = 2,

    /// <summary>A separate schema must be written.</summary>
    SchemaNeeded = 4,

    /// <summary>Types must be registered before use.</summary>
    NeedsRegistration = 8,

    /// <summary>Types must be changed: attributes, partial, base class.</summary>
    NeedsCodeChange = 16,

    /// <summary>Shared references and cycles survive.</summary>
    Graph = 32,

    /// <summary>Values are read in place.</summary>
    ZeroCopy = 64,

    /// <summary>Damaged input is detected before it does harm.</summary>
    ValidatesInput = 128,

    /// <summary>Reading can load types or run code that the data names.</summary>
    Unsafe = 256,

    /// <summary>Null and empty text and collections are not distinguished.</summary>
    FoldsNull = 512,

    /// <summary>For trusted data only.</summary>
    TrustsInput = 1024,

    /// <summary>Only the type that wrote a message can read it; no member may be added.</summary>
    SameType = 2048,
}
