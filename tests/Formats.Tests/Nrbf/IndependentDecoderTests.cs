using System.Formats.Nrbf;

namespace SerBench.Formats.Tests.Nrbf;

// System.Formats.Nrbf, which shares no code with BinaryFormatter, decodes our messages record by record.
public class IndependentDecoderTests
{
    private const int Some = 16;

    public static TheoryData<string, string> Cases => (
        from model in ModelCatalog.BuiltIn.Models
        from scenario in model.Scenarios
        where scenario.Name is not ("published" or "deep")
        select (model.Id, scenario.Name)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Cases))]
    public void EveryRecordHoldsWhatTheObjectHolds(string model, string scenario) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare(scenario));

    private sealed class Compare(string scenarioName) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.FindScenario(scenarioName)!;
            foreach (T value in model.Create(scenario, seed: 9, Math.Min(scenario.Instances, Some)))
            {
                SerializationRecord record = NrbfDecoder.Decode(new MemoryStream(new NrbfCodec<T>().Encode(value)));
                Assert.True(record.TypeNameMatches(typeof(T)));
                CheckFields(value!, (ClassRecord)record);
            }

            return true;
        }
    }

    private static void CheckFields(object expected, ClassRecord record)
    {
        FieldInfo[] fields = expected.GetType().GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);
        Assert.Equal(fields.Select(field => field.Name).Order(), record.MemberNames.Order());
        foreach (FieldInfo field in fields)
        {
            Check(field.GetValue(expected), record.GetRawValue(field.Name));
        }
    }

    private static void Check(object? expected, object? found)
    {
        switch (expected, found)
        {
            case (Dictionary<string, int> map, ClassRecord record):
                CheckMap(map, record);
                break;
            case (Array array, ArrayRecord record):
                CheckItems(array, record);
                break;
            case (Enum number, ClassRecord record):
                Assert.Equal(Convert.ChangeType(number, number.GetTypeCode()), record.GetRawValue("value__"));
                break;
            case (not null, ClassRecord record):
                Assert.True(record.TypeNameMatches(expected.GetType()));
                CheckFields(expected, record);
                break;
            default:
                Assert.Equal(expected, found is PrimitiveTypeRecord primitive ? primitive.Value : found);
                break;
        }
    }

    private static void CheckItems(Array expected, ArrayRecord record)
    {
        Assert.Equal([expected.Length], record.Lengths.ToArray());
        object?[] items = record switch
        {
            SZArrayRecord<SerializationRecord> records => [.. records.GetArray()],
            _ => [.. record.GetArray(expected.GetType()).Cast<object?>()],
        };
        for (int i = 0; i < items.Length; i++)
        {
            Check(expected.GetValue(i), items[i]);
        }
    }

    private static void CheckMap(Dictionary<string, int> expected, ClassRecord record)
    {
        if (expected.Count == 0)
        {
            Assert.False(record.HasMember("KeyValuePairs"));
            return;
        }

        var pairs = (SZArrayRecord<SerializationRecord>)record.GetArrayRecord("KeyValuePairs")!;
        Assert.Equal(
            expected, pairs.GetArray().Cast<ClassRecord>().ToDictionary(pair => pair.GetString("key")!, pair => pair.GetInt32("value")));
    }
}
