using System.Collections.Concurrent;
using System.Collections;
using SerBench.Benchmarks.Usage;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>A type of the caller's own as a model: values from data or at random; equality and checksum by the shape.</summary>
/// <param name="id">What rows call it.</param>
/// <param name="data">Records of JSON, where there are any.</param>
/// <param name="options">Seed and number of instances.</param>
internal sealed class OwnModel<T>(string id, OwnData? data, OwnTypeOptions options) : ModelBase<T>, IOwnModel<T>
{
    private const string DataName = "data";
    private const string RandomName = "random";

    private readonly ConcurrentDictionary<string, DataFindings> _findings = new();

    public override string Id => id;

    public override string Description => $"{TypeFinder.NameOf(typeof(T))} of {Path.GetFileName(typeof(T).Assembly.Location)}, a type of your own";

    /// <summary>Found when somebody asks: a message can be read by a type that has neither data nor instances of its own.</summary>
    /// <exception cref="UsageException">There is no data, and instances cannot be drawn at random.</exception>
    public override IReadOnlyList<Scenario> Scenarios => field ??=
    [
        .. data is null ? [] : new[] { new Scenario(DataName, data.Description, data.Records.Count) },
        .. CanBeDrawn(isNeeded: data is null) ? new[] { new Scenario(RandomName, $"drawn from the type's shape, seed {options.Seed}", options.Count) } : [],
    ];

    public IReadOnlyList<string> Notes =>
    [
        $"{id}: {Description}; {(data is null ? $"{options.Count} instances drawn at random, seed {options.Seed}" : data.Description)}.",
        "There is no hand-written floor for a type of your own, and none can be derived honestly: read the multiples of the best.",
    ];

    public override bool AreEqual(T? left, T? right) => DeepEquality.Find(left, right) is null;

    public string? FindDifference(T left, T right) => DeepEquality.Find(left, right) is { } path ? typeof(T).Name + path : null;

    public T ReadFile(string file) => OwnData.Sample<T>([file], options).Read<T>(0);

    public byte[] WriteJson(T value) => OwnJson.Write(value);

    public override ulong Touch(T value) => DeepTouch.Of(value);

    public Unsupported? Refuse(ISerializer serializer, string scenario) => _findings
        .GetOrAdd(scenario, name => DataFindings.Of(Create(FindScenario(name)!, options.Seed, FindScenario(name)!.Instances)))
        .Refuse(serializer);

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

    private static bool CanBeDrawn(bool isNeeded)
    {
        try
        {
            new RandomValues(seed: 1).Next<T>();
            return true;
        }
        catch (UsageException) when (!isNeeded)
        {
            return false;
        }
    }
}

/// <summary>What a check asks of an own type beyond what every model answers.</summary>
internal interface IOwnModel
{
    /// <summary>What a reader of the figures must know: where type and data come from.</summary>
    IReadOnlyList<string> Notes { get; }

    /// <summary>Why a serializer cannot carry the data of a scenario, though it may carry the type; null when it can.</summary>
    Unsupported? Refuse(ISerializer serializer, string scenario);
}

/// <summary>An own type under its static type.</summary>
internal interface IOwnModel<T> : IModel<T>, IOwnModel
{
    /// <summary>The path of the first member in which two values differ, or null.</summary>
    string? FindDifference(T left, T right);

    /// <summary>Reads the first value of a file of JSON.</summary>
    T ReadFile(string file);

    /// <summary>A value as JSON for people.</summary>
    byte[] WriteJson(T value);
}

/// <summary>Shapes of declared types and of the objects really met.</summary>
internal static class ShapeOf
{
    public static ValueShape Value<T>() => ValueShape.Of(typeof(T));

    /// <summary>The shape of what stands there: that of a derived class, or of the class behind an interface.</summary>
    public static ValueShape Runtime(ValueShape declared, object value)
    {
        if (declared.Kind is not (Kind.Object or Kind.Unknown) || value.GetType() == declared.Type)
        {
            return declared;
        }

        // A collection of a class unknown to us is what it enumerates, not what it is made of.
        ValueShape actual = ValueShape.Of(value.GetType());
        return actual.Kind == Kind.Object && declared.Kind == Kind.Unknown && value is IEnumerable ? declared : actual;
    }
}

/// <summary>How instances of an own type are made.</summary>
/// <param name="Seed">Of instances drawn at random, and of the sample of longer data.</param>
/// <param name="Count">How many instances a row takes in turn, at most.</param>
internal sealed record OwnTypeOptions(ulong Seed, int Count);
