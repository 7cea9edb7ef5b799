using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>Where the values of one writer or reader stand. Known at compile time, so nothing is left of the questions here.</summary>
internal interface IPlace
{
    /// <summary>Whether values stand one after the other; else each has its own place in a table or struct.</summary>
    static abstract bool IsVector { get; }

    static abstract bool IsStruct { get; }

    static abstract ObjectSchema Schema { get; }

    /// <summary>Tells schemas apart.</summary>
    static abstract int SchemaId { get; }

    /// <summary>Number of members.</summary>
    static abstract int Count { get; }

    static abstract int Size { get; }

    static abstract int Alignment { get; }

    /// <summary>The place of a value, from the start of the table or struct, when nothing is absent.</summary>
    static abstract int OffsetOf(Slot slot);

    static abstract int IdOf(Slot slot);
}
