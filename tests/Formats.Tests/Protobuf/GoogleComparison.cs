namespace SerBench.Formats.Tests.Protobuf;

// Reads messages with our proto3 and with Google.Protobuf. Each difference is either explained or a failure.
// model: the type of the messages.
// scattering: a field at its default that is not the first of its type. Put before a message, it makes our reader use an index.
internal sealed partial class GoogleComparison<T>(IModel<T> model, byte[] scattering)
{
    private readonly IObjectCodec<T> _ours = Witnesses.CodecOf<T>("proto3");
    private readonly IObjectCodec<T> _google = Witnesses.CodecOf<T>("peer/Google.Protobuf");
    private readonly EncodeBuffer _buffer = new();

    public int Accepted { get; private set; }

    public int Refused { get; private set; }

    public HashSet<GoogleDifference> Seen { get; } = [];

    public byte[] Encode(T value) => _ours.EncodeToArray(value, _buffer);

    public void Check(byte[] message)
    {
        (T? ours, string? refusal) = Read(_ours, message);
        (T? google, string? googleRefusal) = Read(_google, message);
        switch (refusal, googleRefusal)
        {
            case (null, null):
                Accepted++;
                if (!model.AreEqual(ours, google))
                {
                    Assert.Fail($"{model.Id}, read differently: {Convert.ToHexString(message)}");
                }

                break;
            case (not null, not null):
                Refused++;
                break;
            case (null, not null) when InvalidText().IsMatch(googleRefusal) && model.AreEqual(ours, Read(_google, Encode(ours!)).Value):
                Seen.Add(GoogleDifference.OverwrittenText);
                break;
            case (null, not null):
                Assert.Fail($"{model.Id}, refused by Google.Protobuf only ({googleRefusal}): {Convert.ToHexString(message)}");
                break;
            default:
                Seen.Add(Explain(message, refusal!, google!));
                break;
        }
    }

    private static (T? Value, string? Refusal) Read(IObjectCodec<T> codec, byte[] message)
    {
        try
        {
            return (codec.Decode(message), null);
        }
        catch (WireFormatException damage)
        {
            return (default, damage.Message);
        }
    }

    // Each kind of difference must show in the value that Google.Protobuf read.
    private GoogleDifference Explain(byte[] message, string refusal, T google)
    {
        // With an index, only the last occurrence of a field is read.
        (T? last, string? lastRefusal) = Read(_ours, [.. scattering, .. message]);
        if (lastRefusal is null && model.AreEqual(last, google))
        {
            return GoogleDifference.Overwritten;
        }

        if (WireType().IsMatch(lastRefusal ?? ""))
        {
            return GoogleDifference.WireTypeInEntry;
        }

        if (NegativeLength().IsMatch(lastRefusal ?? ""))
        {
            return GoogleDifference.NegativeLength;
        }

        string toThem = Convert.ToHexString(Encode(google));
        Assert.Fail(
            $"{model.Id}, refused by us only ({refusal}, by index {lastRefusal}), {toThem} to them: {Convert.ToHexString(message)}");
        return default;
    }

    [GeneratedRegex("String is invalid UTF-8\\.")]
    private static partial Regex InvalidText();

    [GeneratedRegex("expected -[0-9]+ more bytes")]
    private static partial Regex NegativeLength();

    [GeneratedRegex("a value of wire type 0, 1, 2, 3 or 5, not [67]\\.$")]
    private static partial Regex WireType();
}
