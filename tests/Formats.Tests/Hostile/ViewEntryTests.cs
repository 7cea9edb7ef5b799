namespace SerBench.Formats.Tests.Hostile;

// Every way to read a field of an object in place gives a value or the one exception, for any bytes.
public class ViewEntryTests
{
    private delegate void Getter(IgniteValue value);

    private static readonly Getter[] Getters =
    [
        value => value.GetBoolean(),
        value => value.GetChar(),
        value => value.GetByte(),
        value => value.GetSByte(),
        value => value.GetInt16(),
        value => value.GetUInt16(),
        value => value.GetInt32(),
        value => value.GetUInt32(),
        value => value.GetInt64(),
        value => value.GetUInt64(),
        value => value.GetSingle(),
        value => value.GetDouble(),
        value => value.GetEnum(out _),
        value => value.GetDecimal(),
        value => value.GetGuid(),
        value => value.GetText(),
        value => value.GetString(),
        value => value.GetBooleans(),
        value => value.GetNumbers<byte>(),
        value => value.GetNumbers<int>(),
        value => value.GetNumbers<double>(),
        value => Visit(value.GetObject()),
        value => Visit(value.GetItems()),
        value => value.GetDateTime(),
        value => value.GetDateTimeOffset(),
    ];

    private static readonly string[] Names =
        [.. ModelCatalog.BuiltIn.Models.SelectMany(model => model.Accept(new FieldNames())).Append("no such field").Distinct()];

    public static TheoryData<string> Modes => ["ignite/compiled", "ignite-full/compiled", "ignite-raw/compiled"];

    [Theory]
    [SharedData(nameof(Modes))]
    public void Damaged_objects(string serializer)
    {
        var random = new SplitMix64(11);
        foreach (IModel model in ModelCatalog.BuiltIn.Models)
        {
            byte[] message = model.Accept(new FirstMessage(serializer));
            for (int i = 0; i < 60 && message.Length > 0; i++)
            {
                byte[] damaged = [.. message];
                for (int flips = i == 0 ? 0 : 1 + random.Next(4); flips > 0; flips--)
                {
                    damaged[random.Next(damaged.Length)] = (byte)random.NextInt32();
                }

                Feed(damaged);
                Feed(damaged[..random.Next(damaged.Length)]);
            }
        }
    }

    private static void Feed(byte[] bytes)
    {
        foreach (Getter getter in Getters)
        {
            foreach (string name in Names)
            {
                Exception? thrown = Record.Exception(() => getter(IgniteView.Read(bytes)[name]));
                if (thrown is not (null or WireFormatException))
                {
                    Assert.Fail($"{thrown} at {name} of {Convert.ToHexString(bytes)}");
                }

                if (thrown is not null && Record.Exception(() => Visit(IgniteView.Read(bytes))) is not null)
                {
                    // The object itself is refused: no field says more.
                    return;
                }
            }
        }
    }

    private static void Visit(IgniteView view) => _ = view.FieldCount + view.TypeId + view.SchemaId + view.Hash;

    private static void Visit(IgniteViewItems items)
    {
        foreach (IgniteValue item in items)
        {
            _ = item.IsNull;
        }
    }

    private sealed class FieldNames : IModelVisitor<IEnumerable<string>>
    {
        public IEnumerable<string> Visit<T>(IModel<T> model) => Shape.Of<T>().Fields.Select(field => field.Name);
    }

    private sealed class FirstMessage(string serializer) : IModelVisitor<byte[]>
    {
        public byte[] Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.FindScenario("text-50") ?? model.Scenarios[0];
            T value = model.Create(scenario, seed: 1, count: 1)[0];
            byte[]? message = Catalog.BuiltIn.Find(serializer)?.Bind<T>().Codec?.EncodeToArray(value);
            return message is { Length: > 0 and < 2048 } ? message : [];
        }
    }
}
