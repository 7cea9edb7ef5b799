using Google.FlatBuffers;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>A type as a table of serbench.fbs: what the schema compiler generates, written by hand. One stateless struct per type, found by discovery.</summary>
internal interface ITable<T>
{
    /// <summary>Writes what the table points to, then the table; the answer is its offset.</summary>
    static abstract int Write(FlatBufferBuilder builder, T value);

    /// <summary>Whether a table is sound, and all that it points to.</summary>
    static abstract bool Verify(Verifier verifier, uint table);

    /// <summary>Builds the object.</summary>
    static abstract T Read(Table table);

    /// <summary>Adds up every leaf in place, in the order of the fields.</summary>
    static abstract void AddTo(ref LeafSum sum, Table table);
}
