namespace SerBench.Serializers.Tests.Peers;

// Limits that libraries lack: without ours, these messages would take gigabytes or end the process, and these values would come back as
// others.
public sealed class LibraryLimitTests
{
    private const string Mongo = "MongoDB.Bson";
    private const string Avro = "Apache.Avro";
    private const string Orleans = "Microsoft.Orleans.Serialization";
    private const int Levels = 100_000;

    [PeerFact(Mongo)]
    public void A_text_of_BSON_beyond_the_message_costs_no_memory() =>
        AssertCheap<Person>(Mongo, [0xFF, 0, 0, 0, 0x02, .. "Name\0"u8, 0xFE, 0xFF, 0xFF, 0x7F, .. new byte[0xF1]]);

    [PeerFact(Avro)]
    public void A_text_of_Avro_beyond_the_message_costs_no_memory() =>
        AssertCheap<Person>(Avro, [0, 2, 0xFE, 0xFF, 0xFF, 0xFF, 0x0F, .. new byte[0xF1]]);

    [PeerFact(Avro)]
    public void Items_of_Avro_beyond_the_message_cost_no_memory() =>
        AssertCheap<Car>(Avro, [0, 0, 0, 0, 0, 0, 0, 0, 2, 0xFE, 0xFF, 0xFF, 0xFF, 0x0F, .. new byte[0xF1]]);

    [PeerFact(Mongo)]
    public void Levels_of_BSON_exhaust_no_stack()
    {
        byte[] level = [.. BitConverter.GetBytes(1 << 20), 0x03, .. "Left\0"u8];
        AssertRefused<TreeNode>(Mongo, [.. Enumerable.Repeat(level, Levels).SelectMany(bytes => bytes), .. new byte[1 << 20]]);
    }

    [PeerFact(Avro)]
    public void Levels_of_Avro_exhaust_no_stack() =>
        AssertRefused<TreeNode>(Avro, [.. Enumerable.Repeat<byte[]>([0, 0, 2], Levels).SelectMany(bytes => bytes)]);

    [PeerFact(Orleans)]
    public void Levels_of_Orleans_exhaust_no_stack() =>
        AssertRefused<TreeNode>(Orleans, [0x20, .. Enumerable.Repeat<byte>(0x22, Levels)]);

    [PeerFact(Orleans)]
    public void A_tree_of_Orleans_that_is_a_branch_of_itself_is_refused() =>
        AssertRefused<TreeNode>(Orleans, [0x20, 0xC2, 3, 0xE0]);

    // Every node holds the next one as both branches, so the last one stands in as many places as two to the power of the levels.
    [PeerFact(Orleans)]
    public void A_node_of_Orleans_in_very_many_places_is_refused()
    {
        const int levels = 60;
        IEnumerable<byte> ends = Enumerable.Range(0, levels)
            .SelectMany(end => new byte[] { 0xC1, (byte)(((levels + 1 - end) << 1) | 1), 0xE0 });
        AssertRefused<TreeNode>(Orleans, [0x20, .. Enumerable.Repeat<byte>(0x22, levels), 0xE0, .. ends]);
    }

    [PeerFact(Mongo)]
    public void A_lone_surrogate_is_refused_by_BSON() => AssertNotWritten(Mongo);

    [PeerFact(Avro)]
    public void A_lone_surrogate_is_refused_by_Avro() => AssertNotWritten(Avro);

    private static void AssertNotWritten(string package) =>
        Assert.Throws<UnsupportedValueException>(() => Find<Person>(package).EncodeToArray(new Person { Name = "\uD800" }));

    private static void AssertCheap<T>(string package, byte[] message) =>
        PeerCases.AssertCheaplyRefused(() => Find<T>(package).Decode(message));

    private static void AssertRefused<T>(string package, byte[] message) =>
        Assert.Throws<WireFormatException>(() => Find<T>(package).Decode(message));

    private static IObjectCodec<T> Find<T>(string package) => (IObjectCodec<T>)Catalog.BuiltIn.Find($"peer/{package}")!.Bind<T>().Codec!;
}
