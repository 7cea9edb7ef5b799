using MemoryPack;

namespace SerBench.Serializers.Peers.MemoryPackPeer;

public partial class MemoryPackDirect : IDirectCalls
{
    private static readonly ArrayBufferWriter<byte> Output = new();

    public IEnumerable<DirectCall> All =>
    [
        .. Written(MemoryPackCard.Main, MemoryPackSerializerOptions.Utf8),
        .. Written(MemoryPackCard.Utf16, MemoryPackSerializerOptions.Utf16),
        .. Arrays(MemoryPackCard.Main.Default),
    ];

    protected static ReadOnlyMemory<byte> Written() => Output.WrittenMemory;

    protected static Writer Emptied()
    {
        Output.ResetWrittenCount();
        return default;
    }

    // A struct, because the library's generic code is then compiled for this writer alone.
    protected readonly struct Writer : IBufferWriter<byte>
    {
        public void Advance(int count) => Output.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => Output.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => Output.GetSpan(sizeHint);
    }
}
