using Google.FlatBuffers;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>
/// The items of a vector by index. Not by the library's typed array: in this release it takes the count for one of bytes, and leaves
/// out most of what is wider.
/// </summary>
internal readonly struct Vector(Table owner, int start, int count)
{
    public int Count => count;

    public ByteBuffer Buffer => owner.bb;

    /// <summary>Where an item lies.</summary>
    public int At(int index, int length) => start + (index * length);

    public Table TableAt(int index) => new(owner.__indirect(At(index, sizeof(int))), owner.bb);

    public string TextAt(int index) => owner.__string(At(index, sizeof(int)));
}
