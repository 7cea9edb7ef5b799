namespace SerBench.Serializers.Peers.BinaryWriterReader;

public sealed class BinaryWriterCard : LibraryCard
{
    public static readonly PeerId Main = new("BinaryWriter");

    public BinaryWriterCard()
        : base(Main, "https://github.com/dotnet/runtime")
    {
        License = "MIT";
        Maintainers = "Microsoft";
        IsOfRuntime = true;
        Needs = "code by hand";
        ChangeTrap = "may be misread";
        AddedFields = "no";
        DerivedClasses = "no";
        References = "no";
        WritesWithoutEnd = true;
        Streams = "yes";
        IsByHand = true;
        Rows =
        [
            new(
                Main, "a pair of methods per type; reused `BinaryWriter`, a `BinaryReader` per message; no `:default`",
                "what people write by hand")
            {
                StandsFor = [("BinarySerializer", 1)],
            },
        ];
    }
}
