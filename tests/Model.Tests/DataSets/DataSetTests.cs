using System.Security.Cryptography;
using System.Text.Json;
using SerBench.Formats.Tests;
using SerBench.Model.DataSets;

namespace SerBench.Model.Tests.DataSets;

// The data is that of the published benchmarks, by the digests of other implementations.
public class DataSetTests
{
    private static readonly JsonElement[] Manifest =
        [.. File.ReadLines(Path.Combine(AppContext.BaseDirectory, "Golden", "datasets", "manifest.jsonl"))
            .Select(line => JsonDocument.Parse(line).RootElement)];

    public static TheoryData<string> Sets => [.. Manifest.Where(line => line.GetProperty("kind").GetString() == "dataset").Select(IdOf)];

    public static TheoryData<string> Heads => [.. Manifest.Where(line => line.TryGetProperty("canonical_sha256", out _)).Select(IdOf)];

    [LongTheory]
    [MemberData(nameof(Sets))]
    public void The_data_are_the_published_ones(string model)
    {
        JsonElement canonical = Manifest.First(line => line.GetProperty("kind").GetString() == "dataset" && IdOf(line) == model)
            .GetProperty("encodings").GetProperty("canonical-json");

        byte[] message = Encode(model, "published");

        Assert.Equal(
            (canonical.GetProperty("bytes").GetInt32(), canonical.GetProperty("sha256").GetString()), (message.Length, Sha256(message)));
    }

    // The digests come from a second implementation of the generators, in another language.
    [Theory]
    [InlineData("log", "seed-1-2-1000", "95e898df661d1de9752f8b67ade713d86c32bf2b93de960aedd8095b2ee6c05d")]
    [InlineData("mesh", "seed-1-2-12500", "b90ec18631f18f14a6d18d927af0d272e1a893d6277f43027bd52f9db7a180df")]
    [InlineData("minecraft", "seed-1-2-50", "3c84d9ad13512cc683571b00ea54eacb9054fe31e5fa72b3e0784335b40164f4")]
    [InlineData("mk48", "seed-1-2-100", "35984c7b89921c5227e6e89e6ddc99354d0e8dfa65a7eb24d9c63c4617ef788f")]
    [InlineData(
        "log",
        "seed-18446744073709551615-9223372036854775808-1000",
        "ca9b11902f5068c4a4e1ba14679c1fa92b351afed5284baa0ff371789aa33ebc")]
    [InlineData(
        "mk48",
        "seed-18446744073709551615-9223372036854775808-100",
        "042a411b90c9d110e29893343d17d54a7a0c3a7e2962e4adbfe56b779f43434f")]
    public void Another_seed_gives_what_another_implementation_makes(string model, string scenario, string sha256) =>
        Assert.Equal(sha256, Sha256(Encode(model, scenario)));

    [Theory]
    [MemberData(nameof(Heads))]
    public void A_smaller_count_gives_the_first_entities(string model)
    {
        JsonElement head = Manifest.Single(line => IdOf(line) == model && line.TryGetProperty("canonical_sha256", out _));
        string[] expected = [.. head.GetProperty("canonical_sha256").EnumerateArray().Select(digest => digest.GetString()!)];

        object root = ModelCases.Visit(model, new First($"published-{expected.Length}"));
        var entities = (Array)root.GetType().GetProperties().Single().GetValue(root)!;

        Assert.Equal(expected, entities.Cast<object>().Select(entity => Sha256(CanonicalJson.Encode(entity))));
    }

    [Theory]
    [InlineData("log", 328_397, 0x0DF422F87047D150)]
    [InlineData("mesh", 1_500_002, 0xAE12F73A2FC6235D)]
    [InlineData("minecraft", 211_454, 0xED91A710DE29DDA1)]
    [InlineData("mk48", 1_237_767, 0x2ED2E431795E9AA6)]
    public void The_generator_ends_where_the_published_one_ends(string model, long draws, ulong state)
    {
        var random = new Pcg(DataSeed.Published);
        var set = (IDataSet)ModelCatalog.BuiltIn.Find(model)!;

        set.Accept(new DrawAll(random, set.PublishedCount));

        Assert.Equal((draws, state), (random.Draws, random.State));
    }

    private static string IdOf(JsonElement line) => line.GetProperty("dataset").GetString()!.Replace("minecraft_savedata", "minecraft");

    private static byte[] Encode(string model, string scenario) => CanonicalJson.Encode(ModelCases.Visit(model, new First(scenario)));

    private static string Sha256(byte[] bytes) => Convert.ToHexStringLower(SHA256.HashData(bytes));

    private sealed class First(string scenario) : IModelVisitor<object>
    {
        public object Visit<T>(IModel<T> model) => model.First(scenario)!;
    }

    private sealed class DrawAll(Pcg random, int count) : IModelVisitor<object>
    {
        public object Visit<T>(IModel<T> model) => ((DataSetModel<T>)model).Draw(random, count)!;
    }
}
