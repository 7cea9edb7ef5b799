namespace SerBench.Serializers.Peers.K4osLz4;

public sealed class K4osLz4Card : LibraryCard
{
    public static readonly PeerId Main = new("K4os.Compression.LZ4");

    public K4osLz4Card()
        : base(Main, "https://github.com/MiloszKrajewski/K4os.Compression.LZ4")
    {
        Maintainers = "Milosz Krajewski";
        LastRelease = new("1.3.8", "2024-03-17");
        Rows =
        [
            new("+lz4-k4os", "`LZ4Codec.Encode` and `Decode` between spans, `L00_FAST`", "block interface, no copy"),
            new("+lz4-k4os-max", "the same, `L12_MAX`", "smaller messages") { Disadvantage = "speed" },
        ];
    }
}
