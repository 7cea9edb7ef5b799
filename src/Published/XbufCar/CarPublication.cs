namespace SerBench.Published.XbufCar;

internal sealed class CarPublication() : Publication(
    "Serialization Module (Xbuf2)",
    "documentation of Rumi, https://docs.rumi.systems/performance/benchmark-suite/modules/serialization-module")
{
    private const string Model = "car";

    internal static readonly string[] Rows = ["xbuf2/direct", "xbuf2/indirect", "xbuf2/direct+new", "xbuf2/direct+fresh"];

    public static CarPublication Instance { get; } = new();

    public override IReadOnlyList<Claim> Claims { get; } = CarClaims.Find();

    public override bool Times(CellId cell) => cell.Model == Model && Rows.Contains(cell.Serializer);

    public override bool Varies(CellId cell) => Times(cell);

    // The published sizes are in bytes and the medians in ns.
    public static (string Bytes, string Encode, string Decode)? FiguresOf(string scenario) => scenario switch
    {
        "serial" => ("178", "243-245", "236-238"),
        "random" => ("178-200", "250-280", "245-275"),
        _ => null,
    };
}
