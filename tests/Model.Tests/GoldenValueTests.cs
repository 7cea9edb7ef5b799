using System.Text.Json;

namespace SerBench.Model.Tests;

// The values from which the golden bytes of the official libraries were made.
public class GoldenValueTests
{
    private static readonly Dictionary<(string, string), string> Values = ReadAll();

    public static TheoryData<string, string> Cases
    {
        get
        {
            var cases = new TheoryData<string, string>();
            foreach ((string model, string scenario) in Values.Keys)
            {
                cases.Add(model, scenario);
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void AScenarioMakesTheGoldenValue(string model, string scenario)
    {
        Assert.True(ModelCases.Visit(model, new Compare(scenario, Values[(model, scenario)])));
    }

    private static Dictionary<(string, string), string> ReadAll()
    {
        var values = new Dictionary<(string, string), string>();
        var deep = new JsonDocumentOptions { MaxDepth = 256 };
        foreach (string line in File.ReadLines(Path.Combine(AppContext.BaseDirectory, "Golden", "values.jsonl")))
        {
            using JsonDocument document = JsonDocument.Parse(line, deep);
            JsonElement root = document.RootElement;
            values.Add(
                (root.GetProperty("model").GetString()!, root.GetProperty("scenario").GetString()!),
                root.GetProperty("value").GetRawText());
        }

        return values;
    }

    private sealed class Compare(string scenario, string golden) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            T value = model.First(scenario);
            using JsonDocument expected = JsonDocument.Parse(golden);
            using JsonDocument actual = JsonDocument.Parse(ModelJson.Write(value));
            return JsonElement.DeepEquals(expected.RootElement, actual.RootElement)
                && model.AreEqual(value, ModelJson.Read<T>(Encoding.UTF8.GetBytes(golden)));
        }
    }
}
