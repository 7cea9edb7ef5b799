namespace SerBench.Published.XbufCar;

internal static class CarClaims
{
    private const string Source = "Xbuf2 car driver";
    private const double EndToEnd = 27_000;

    public static IReadOnlyList<Claim> Find()
    {
        // By default the published driver uses no Car object, like `direct`.
        CellId serial = new("xbuf2/direct", "car", "serial");
        CellId random = serial with { Scenario = "random" };
        CellId indirect = serial with { Serializer = "xbuf2/indirect" };
        return
        [
            new("car-1", Source, "the serial car takes 178 bytes", "178 bytes", new LayoutTest(serial)),
            new("car-2", Source, "random data encode 5-10 % slower", "1.05 to 1.10", new RatioTest(
                random, serial, Operation.Encode, 1.025, 1.2)),
            new("car-3", Source, "random data decode 5-10 % slower", "1.05 to 1.10", new RatioTest(
                random, serial, Operation.Decode, 1.025, 1.2)),
            new("car-4", Source, "indirect access costs 10-15 % more", "1.10 to 1.15", new RatioTest(indirect, serial, null, 1.05, 1.3)),
            new("car-5", Source, "encode and decode cost about the same", "1.03", new DirectionTest(serial, 0.9, 1.1)),
            new("car-6", Source, "serialization is 1.7 % of an end-to-end latency of 27 us", "1.7 %", new ShareTest(serial,
                EndToEnd, 0.017)),
            new("car-7", Source, "Reset is faster than a new serializer per message", "no figure", new RatioTest(
                serial with { Serializer = "xbuf2/direct+new" }, serial, Operation.Encode)),
            new("car-8", Source, "a reused buffer is faster than a fresh one", "no figure", new RatioTest(
                serial with { Serializer = "xbuf2/direct+fresh" }, serial, Operation.Encode)),
            new("car-9", Source, "the cost grows linearly with the message", "no figure", new LinearTest(
                "xbuf2/compiled", "xbuf2/handwritten")),
            new("car-10", "Rumi 4.0.579, 2025", "end to end, indirect access takes 26.31 us and direct access 23.60 us", "1.11",
                new ElsewhereTest("network and replication are in it; car-4 is the code alone",
                "--full --serializer xbuf2/indirect,xbuf2/direct --model car --scenario serial")),
        ];
    }
}
