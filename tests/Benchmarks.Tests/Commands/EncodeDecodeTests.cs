using System.Security.Cryptography;

namespace SerBench.Benchmarks.Tests.Commands;

public sealed class EncodeDecodeTests : WithFolder
{
    private string Message => _folder.File("person.bin");

    [Fact]
    public void A_scenario_goes_to_a_file_and_back()
    {
        ProgramRun encode = Encode("ignite/compiled", "--scenario", "article");
        byte[] message = File.ReadAllBytes(Message);

        Assert.Equal($"1076 bytes, SHA-256 {Convert.ToHexStringLower(SHA256.HashData(message))}", encode.Output.TrimEnd());
        Assert.Equal(1076, message.Length);
        JsonElement person = Decode("ignite/compiled").Json();
        Assert.Equal(int.MinValue, person.NumberOf("Id"));
        Assert.Equal("John Johnson", person.TextOf("Name"));
    }

    [Fact]
    public void A_compressed_mode_goes_to_a_file_and_back()
    {
        Assert.Equal(ExitCode.Done, Encode("ignite/compiled+lz4", "--scenario", "article").ExitCode);

        Assert.InRange(new FileInfo(Message).Length, 20, 200);
        Assert.Equal("John Johnson", Decode("ignite/compiled+lz4").Json().TextOf("Name"));
        AssertUsage("is no person in ignite/compiled+brotli", Decode("ignite/compiled+brotli"));
    }

    [Fact]
    public void A_value_from_json_goes_to_a_file_and_back()
    {
        string input = _folder.Write(
            "value.json", """{"Id": 5, "Name": "Zoë", "Data": null, "Guid": "01234567-89ab-cdef-0123-456789abcdef"}""");

        Assert.Equal(ExitCode.Done, Encode("ignite-raw/compiled", "--data", input).ExitCode);

        JsonElement person = Decode("ignite-raw/compiled").Json();
        Assert.Equal("Zoë", person.TextOf("Name"));
        Assert.Equal(JsonValueKind.Null, person.GetProperty("Data").ValueKind);
    }

    [Fact]
    public void A_damaged_message_is_one_sentence()
    {
        Encode("ignite/compiled", "--scenario", "article");
        File.WriteAllBytes(Message, File.ReadAllBytes(Message)[..100]);

        Assert.StartsWith($"'{Message}' is no person in ignite/compiled: Damaged input at byte", Decode("ignite/compiled").Refusal);
    }

    [Fact]
    public void Files_that_are_not_there_are_one_sentence()
    {
        AssertUsage("Could not find", Decode("ignite/compiled"));
        AssertUsage("Could not find", Encode("ignite/compiled", "--data", _folder.File("none")));
    }

    [Theory]
    [InlineData("""{"Id": "five"}""", "at line 1, byte 14, $.Id")]
    [InlineData("""{"Id": 5,}""", "trailing comma at the end; take it out.")]
    public void Json_that_does_not_fit_is_one_sentence_with_its_path(string json, string expected) =>
        AssertUsage(expected, Encode("ignite/compiled", "--data", _folder.Write("value.json", json)));

    [Fact]
    public void One_source_is_needed()
    {
        AssertUsage("either --scenario or --data", Encode("ignite/compiled"));
        AssertUsage("Say what to encode once: --scenario or --data.", Encode("ignite/compiled", "--scenario", "article", "--data", "y"));
    }

    [Theory]
    [InlineData("double/refusing", "double/refusing does not take person: Person.Name: text has no mapping here")]
    [InlineData("double/choosy", "double/choosy cannot carry this value: The value is too ordinary.")]
    public void What_a_serializer_does_not_take_is_one_sentence(string serializer, string expected) =>
        AssertUsage(expected, Encode(serializer, "--scenario", "article"));

    [Fact]
    public void A_view_has_nothing_to_print()
    {
        File.WriteAllText(Message, "{}");

        AssertUsage("builds no objects", Decode("double/view"));
    }

    private ProgramRun Encode(string serializer, params string[] source) =>
        ProgramRun.Of(["encode", "--serializer", serializer, "--model", "person", .. source, "--save", Message]);

    private ProgramRun Decode(string serializer) =>
        ProgramRun.Of("decode", "--serializer", serializer, "--model", "person", "--in", Message);

    private static void AssertUsage(string part, ProgramRun run) => Assert.Contains(part, run.Refusal);
}
