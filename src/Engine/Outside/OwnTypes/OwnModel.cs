namespace SerBench.Engine.Outside.OwnTypes;

internal sealed class OwnModel<T>(string id, OwnData? data, OwnTypeOptions options) : ModelBase<T>, IOwnModel<T>
{
    private const string DataName = "data";
    private const string RandomName = "random";

    private readonly ConcurrentDictionary<string, DataFindings> _findings = new();

    public override string Id => id;

    public OwnData? Data => data;

    public override string Description =>
        $"{TypeFinder.NameOf(typeof(T))} of {TypeSources.NamesOf(typeof(T).Assembly)}, a type of your own";

    // Reading a message needs neither data nor random instances, so scenarios are made on first use.
    public override IReadOnlyList<Scenario> Scenarios => field ??=
    [
        .. data is null ? [] : new[] { new Scenario(DataName, data.Description, data.Records.Count) },
        .. CountDrawn(isNeeded: data is null) is > 0 and var count
            ? new[] { new Scenario(RandomName, $"drawn from the type's shape, seed {options.Seed}", count) }
            : [],
    ];

    public IReadOnlyList<string> Notes =>
    [
        $"{id}: {Description}; "
            + (data is null ? $"{InstancesOf(Scenarios[0].Instances)} drawn at random, seed {options.Seed}." : $"{data.Description}."),
        .. data?.Altered is { } altered ? new[] { altered } : [],
        .. EmptyMembers.Say(Create(Scenarios[0], options.Seed, Scenarios[0].Instances)),
        "There is no hand-written floor for a type of your own, and none can be derived honestly: read the multiples of the best.",
        .. OwnForms.Say(typeof(T)),
    ];

    private static string InstancesOf(int count) => count == 1 ? "1 instance" : $"{count} instances";

    public override bool AreEqual(T? left, T? right) => DeepEquality.Find(left, right) is null;

    public string? FindDifference(T left, T right) => DeepEquality.Find(left, right) is { } path ? typeof(T).Name + path : null;

    public OwnData ReadFile(string file) => OwnData.Sample<T>([file], options);

    public byte[] WriteJson(T value) => OwnJson.Write(value);

    public override ulong Touch(T value) => DeepTouch.Of(value);

    public Unsupported? Refuse(ISerializer serializer, string scenario) => _findings
        .GetOrAdd(scenario, name => DataFindings.Of(Create(FindScenario(name)!, options.Seed, FindScenario(name)!.Instances)))
        .Refuse<T>(serializer);

    protected override void Fill(Scenario scenario, ulong seed, Span<T> values)
    {
        switch (scenario.Name)
        {
            case DataName when data is not null:
                for (int i = 0; i < values.Length; i++)
                {
                    values[i] = data.Read<T>(i % data.Records.Count);
                }

                break;
            case RandomName:
                var random = new RandomValues(options.Seed);
                foreach (ref T value in values)
                {
                    value = random.Next<T>();
                }

                break;
            default:
                throw Unknown(scenario);
        }
    }

    private int CountDrawn(bool isNeeded)
    {
        try
        {
            return new RandomValues(options.Seed).Count<T>(options.Count);
        }
        catch (UsageException) when (!isNeeded)
        {
            return 0;
        }
    }
}

internal static class ShapeOf
{
    public static ValueShape Value<T>() => ValueShape.Of(typeof(T));

    public static ValueShape Runtime(ValueShape declared, object value)
    {
        if (declared.Kind is not (Kind.Object or Kind.Unknown) || value.GetType() == declared.Type)
        {
            return declared;
        }

        // A collection of an unknown class counts as its items, not as its fields.
        ValueShape actual = ValueShape.Of(value.GetType());
        return actual.Kind == Kind.Object && declared.Kind == Kind.Unknown && value is IEnumerable ? declared : actual;
    }
}
