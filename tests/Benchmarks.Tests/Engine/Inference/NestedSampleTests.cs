using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Objects that hold objects with the same names on many levels: the types are few, may hold themselves, and hold every value.
public class NestedSampleTests
{
    // Inference once did not end for the first, which exhausted the memory, and overflowed the stack for the second.
    private static readonly string[] Kept =
    [
        """{"v":{"v":[{"e":{"v":{"m":{"v":{"v":{"x":1}}}}}}]}}""",
        """{"v":{"v":{"e":{"v":{"v":{"m":{"v":[{"v":{"e":{"v":{"v":1}}}}]}}}}}}}""",
        """{"name":"a","on":{"type":"b","on":[{"type":["c",{"name":"d","type":"e"}]}]}}""",
    ];

    [Fact]
    public void Nested_documents_fit_the_types_that_are_written_from_them()
    {
        int compiled = Share.IsWhole ? 30 : 10;
        var random = new Random(60);
        string[] documents = [.. Kept, .. Enumerable.Range(0, Share.IsWhole ? 20_000 : 1_000).Select(_ => RandomSample.Nest(random))];
        var codes = new List<string>();
        foreach (string json in documents)
        {
            var reader = new SampleReader();
            reader.Read(new MemoryStream(Encoding.UTF8.GetBytes(json)), "data.json");
            string code = SampleTypes.Write(reader, Written.Root, "data.json", withEnums: false);

            using JsonDocument document = JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = 100 });
            Assert.True(Fits(document.RootElement, reader.Root), json);
            Assert.InRange(code.Length, 100, 100_000);

            // One dictionary is left, which may hold itself through arrays.
            Dictionaries.Fold(reader.Root, 0);
            Assert.Single(reader.Root.All.Select(place => place.Objects).OfType<ObjectFacts>().Distinct());
            Assert.True(Fits(document.RootElement, reader.Root), json);
            if (codes.Count < compiled)
            {
                codes.Add(code);
            }
        }

        foreach ((Type type, string json) in Written.Compile(codes).Zip(documents))
        {
            Written.ReadWhole(type, json);
        }
    }

    private static bool Fits(JsonElement value, Place place) => value.ValueKind switch
    {
        JsonValueKind.Array => place[ValueKind.Array] > 0 && value.EnumerateArray().All(item => Fits(item, place.Items!)),
        JsonValueKind.Object => place[ValueKind.Object] > 0
            && value.EnumerateObject().All(member => Fits(member.Value, place.Objects!.Values ?? place.Objects.Members[member.Name].Place)),
        JsonValueKind.Number => place[ValueKind.Number] > 0,
        _ => place[ValueKind.Text] > 0,
    };
}
