namespace SerBench.Migration;

internal sealed class Samples
{
    public const int MostValues = 256;

    private const long MostBytes = 4 * 1024 * 1024;

    private readonly Dictionary<string, TypeSample> _samples = [];

    public Samples(FileFacts facts, TypePlan plan, AdviceRequest request)
    {
        IEnumerable<KeyValuePair<string, RootFacts>> largest = facts.Roots.OrderByDescending(root => root.Value.Bytes)
            .Where(root => plan.Roots[root.Key] is NewType.Object).Take(request.Measured);
        foreach ((string place, RootFacts root) in largest)
        {
            string name = plan.Roots[place].Code;
            _samples[name] = new TypeSample(name, root, new RecordSample(MostValues, MostBytes, request.Seed))
            {
                Fault = facts.HasHugeNumber ? "some numbers are huge" : null,
            };
        }
    }

    public IEnumerable<TypeSample> All => _samples.Values;

    public void Add(object value)
    {
        if (!_samples.TryGetValue(value.GetType().Name, out TypeSample? sample) || sample.Fault is not null)
        {
            return;
        }

        try
        {
            using var document = JsonDocument.Parse(OwnJson.Write(value), new JsonDocumentOptions { MaxDepth = Limits.SafeDepth });
            sample.Values.Add(JsonSerializer.SerializeToUtf8Bytes(document.RootElement));
        }
        catch (Exception exception)
        {
            sample.Fault = exception.Message;
        }
    }
}

internal sealed record TypeSample(string Name, RootFacts Root, RecordSample Values)
{
    public string? Fault { get; set; }
}
