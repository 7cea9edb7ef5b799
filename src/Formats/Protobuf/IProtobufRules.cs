namespace SerBench.Formats.Protobuf;

/// <summary>What the two dialects do differently (docs/formats/protobuf.md, "Two dialects").</summary>
internal interface IProtobufRules
{
    /// <summary>Empty text, bytes and collections cannot be told from null: nothing is written, and what is absent reads as empty.</summary>
    static abstract bool FoldsNullToEmpty { get; }

    /// <summary>Each half of a Guid is a field like any other and left out when it is zero.</summary>
    static abstract bool OmitsZeroHalves { get; }

    /// <summary>A date of its type's default value is left out like any other default.</summary>
    static abstract bool OmitsDefaultDates { get; }
}
