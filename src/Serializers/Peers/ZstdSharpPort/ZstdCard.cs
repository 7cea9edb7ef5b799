namespace SerBench.Serializers.Peers.ZstdSharpPort;

public sealed class ZstdCard : LibraryCard
{
    public static readonly PeerId Main = new("ZstdSharp.Port");

    public ZstdCard()
        : base(Main, "https://github.com/oleg-st/ZstdSharp")
    {
        License = "MIT";
        Maintainers = "Oleg Stepanischev";
        LastRelease = new("0.8.8", "2026-04-29");
        Rows =
        [
            new("+zstd", "`Compressor.Wrap` and `Decompressor.Unwrap` between spans, level 3", "kept contexts; the default level"),
            new(
                "+zstd-dict", "the same with `LoadDictionary`; `DictBuilder` trains on half of the messages, the other half is measured",
                "messages of one kind share much")
            {
                Disadvantage = "reading without the dictionary",
            },
        ];
    }
}
