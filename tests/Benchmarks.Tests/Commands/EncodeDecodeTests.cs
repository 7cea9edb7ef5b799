using System.Security.Cryptography;

namespace SerBench.Benchmarks.Tests.Commands;

public sealed class EncodeDecodeTests : WithFolder
{
    [Fact]
    public void A_scenario_goes_to_a_file_and_back()
    {
        string file = _folder.File("person.bin");

        ProgramRun encode = Encode("ignite", "--scenario", "article", "--save", file);
        byte[] message = File.ReadAllBytes(file);

        Assert.Equal($"1076 bytes, SHA-256 {Convert.ToHexStringLower(SHA256.HashData(message))}", encode.Output.TrimEnd());
        Assert.Equal(1076, message.Length);
        JsonElement person = JsonDocument.Parse(Decode("ignite", file).Output).RootElement;
        Assert.Equal(int.MinValue, person.GetProperty("Id").GetInt32());
        Assert.Equal("John Johnson", person.GetProperty("Name").GetString());
    }

    [Fact]
    public void A_compressed_mode_goes_to_a_file_and_back()
    {
        string file = _folder.File("person.lz4");

        Assert.Equal(ExitCode.Done, ProgramRun.Of("encode", "--serializer", "ignite/compiled+lz4", "--model", "person", "--scenario", "article", "--save", file).ExitCode);

        Assert.InRange(new FileInfo(file).Length, 20, 200);
        ProgramRun decode = ProgramRun.Of("decode", "--serializer", "ignite/compiled+lz4", "--model", "person", "--in", file);
        Assert.Equal("John Johnson", JsonDocument.Parse(decode.Output).RootElement.GetProperty("Name").GetString());
        AssertUsage("is no person in ignite/compiled+brotli", ProgramRun.Of("decode", "--serializer", "ignite/compiled+brotli", "--model", "person", "--in", file));
    }

    [Fact]
    public void A_value_from_json_goes_to_a_file_and_back()
    {
        string input = _folder.File("value.json");
        string file = _folder.File("person.bin");
        File.WriteAllText(input, """{"Id": 5, "Name": "Zoë", "Data": null, "Guid": "01234567-89ab-cdef-0123-456789abcdef"}""");

        Assert.Equal(ExitCode.Done, Encode("ignite-raw", "--data", input, "--save", file).ExitCode);

        JsonElement person = JsonDocument.Parse(Decode("ignite-raw", file).Output).RootElement;
        Assert.Equal("Zoë", person.GetProperty("Name").GetString());
        Assert.Equal(JsonValueKind.Null, person.GetProperty("Data").ValueKind);
    }

    [Fact]
    public void A_damaged_message_is_one_sentence()
    {
        string file = _folder.File("person.bin");
        Encode("ignite", "--scenario", "article", "--save", file);
        File.WriteAllBytes(file, File.ReadAllBytes(file)[..100]);

        ProgramRun run = Decode("ignite", file);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.StartsWith($"'{file}' is no person in ignite/compiled: Damaged input at byte", run.Error);
        Assert.Single(run.Error.TrimEnd().Split('\n'));
    }

    [Fact]
    public void Files_that_are_not_there_are_one_sentence()
    {
        AssertUsage("Could not find", Decode("ignite", _folder.File("none")));
        AssertUsage("Could not find", Encode("ignite", "--data", _folder.File("none"), "--save", _folder.File("x")));
    }

    [Fact]
    public void Json_that_does_not_fit_is_one_sentence_with_its_path()
    {
        string input = _folder.File("value.json");
        File.WriteAllText(input, """{"Id": "five"}""");

        AssertUsage("at line 1, byte 14, $.Id", Encode("ignite", "--data", input, "--save", _folder.File("x")));

        File.WriteAllText(input, """{"Id": 5,}""");

        AssertUsage("trailing comma at the end; take it out.", Encode("ignite", "--data", input, "--save", _folder.File("x")));
    }

    [Fact]
    public void One_source_is_needed()
    {
        AssertUsage("either --scenario or --data", Encode("ignite", "--save", _folder.File("x")));
        AssertUsage("Say what to encode once: --scenario or --data.", Encode("ignite", "--scenario", "article", "--data", "y", "--save", _folder.File("x")));
    }

    [Fact]
    public void What_a_serializer_does_not_take_is_one_sentence()
    {
        string file = _folder.File("x");

        AssertUsage(
            "double/refusing does not take person: Person.Name: text has no mapping here",
            ProgramRun.Of("encode", "--serializer", "double/refusing", "--model", "person", "--scenario", "article", "--save", file));
        AssertUsage(
            "double/choosy cannot carry this value: The value is too ordinary.",
            ProgramRun.Of("encode", "--serializer", "double/choosy", "--model", "person", "--scenario", "article", "--save", file));
    }

    [Fact]
    public void A_view_has_nothing_to_print()
    {
        string file = _folder.File("x");
        File.WriteAllText(file, "{}");

        AssertUsage("builds no objects", ProgramRun.Of("decode", "--serializer", "double/view", "--model", "person", "--in", file));
    }

    private static ProgramRun Encode(string format, params string[] rest) =>
        ProgramRun.Of(["encode", "--serializer", $"{format}/compiled", "--model", "person", .. rest]);

    private static ProgramRun Decode(string format, string file) =>
        ProgramRun.Of("decode", "--serializer", $"{format}/compiled", "--model", "person", "--in", file);

    private static void AssertUsage(string part, ProgramRun run)
    {
        Assert.Contains(part, run.Error);
        Assert.Equal(ExitCode.Usage, run.ExitCode);
    }
}
