using System.IO.Compression;
using System.Runtime.Serialization;
using System.Security.Cryptography;
using System.Text.Json.Serialization;

namespace SerBench.Benchmarks.Tests.Migration;

// Files of the real BinaryFormatter, from the command line to converted files.
public sealed class AdviceCommandTests : WithFolder
{
    private const string Types = "SerBench.Benchmarks.Tests.Migration.LegacyTypes+";

    private string Old => _folder.File("old");

    private string New => _folder.File("new");

    [Fact]
    public void Twenty_five_of_thirty_kinds_are_converted_and_equal_and_five_are_blocked_for_their_reasons()
    {
        const int OfEach = 4;
        LegacyTypes.WriteAll(Old, OfEach);
        Assert.Equal((30, 5), (LegacyTypes.Kinds.Count, LegacyTypes.Blocked.Count));

        ProgramRun run = Convert();

        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
        Assert.Contains($"{25 * OfEach} converted, read back and equal; {5 * OfEach} blocked; 0 not equal.", run.Output);
        string[][] files = [.. File.ReadLines(Path.Combine(New, "files.csv")).Skip(1).Select(line => line.Split(','))];
        foreach (IGrouping<string, string[]> kind in files.GroupBy(file => file[0].Trim('"').Split('/', '\\')[0]))
        {
            bool isBlocked = LegacyTypes.Blocked.TryGetValue(kind.Key, out string? reason);
            Assert.All(kind, file => Assert.Equal((kind.Key, isBlocked ? "blocked" : "converted"), (kind.Key, file[1])));
            Assert.True(reason is null || run.Output.Contains($"{reason}: {Types}"), reason);
        }

        Assert.Contains(
            $"object of several types: {Types}Objects.Tag (Double, Int32, String) in {OfEach} files, first objects/0000.bin at $.Tag",
            run.Output.Replace('\\', '/'));
        Assert.Equal(25 * OfEach, Directory.EnumerateFiles(Path.Combine(New, "json"), "*.json", SearchOption.AllDirectories).Count());
    }

    // It reads a negative zero of a float as zero, and the advisor says so.
    [Fact]
    public void DataContractSerializer_carries_all_but_one()
    {
        LegacyTypes.WriteAll(Old, 2);

        ProgramRun run = Convert("--to", "datacontract");

        Assert.Contains("48 converted, read back and equal; 10 blocked; 2 not equal.", run.Output);
        Assert.Equal(ExitCode.Failed, run.ExitCode);
    }

    [LongFact]
    public void The_SDKs_compiler_takes_what_is_written_with_attributes_of_several_libraries()
    {
        CompilerInProcess.UseReal();
        LegacyTypes.WriteAll(Old, 1, kind => kind is "shapes" or "generics" or "inherited");

        ProgramRun run = Convert("--to", "json,datacontract");

        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
        string types = ReadNew("Types.cs");
        Assert.Contains("[JsonDerivedType(typeof(Circle), \"Circle\")]", types);
        Assert.Contains("[DataMember(Order = 1)]", types);
        Assert.Contains("public partial interface IShape", types);
        Assert.Contains("public int BaseValue { get; set; }", types);
        Assert.True(File.Exists(Path.Combine(New, "datacontract", "shapes", "0000.bin.datacontract")));
    }

    // Old collections of objects get the types that their items have, and classes inside generic classes have names of their own. Files may
    // hold a collection or a number instead of an object.
    [Fact]
    public void New_types_say_what_old_ones_held()
    {
        WriteOld("untyped.bin", new LegacyTypes.Untyped { Texts = ["a", "b"], Ages = new() { ["x"] = 5 } });
        WriteOld("held.bin", new LegacyTypes.Holder<int>.Held { Value = 5 });
        WriteOld("held-text.bin", new LegacyTypes.Holder<string>.Held { Value = "x" });
        WriteOld("list.bin", new List<int> { 1, 2, 3 });
        WriteOld("number.bin", 42);
        WriteOld("text.bin", "a text");
        WriteOld("map.bin", new Dictionary<string, LegacyTypes.Item> { ["k"] = new() { Name = "n" } });
        WriteOld("array.bin", new[] { 1.5m, 2.50m });

        Assert.Contains("8 converted, read back and equal; 0 blocked; 0 not equal.", Convert().Output);
        string types = ReadNew("Types.cs");
        Assert.All(
            ["public List<string> Texts", "public Dictionary<string, int> Ages", "public sealed partial class HeldOfString"],
            line => Assert.Contains(line, types));
        Assert.Equal("{\"Value\":[1,2,3]}", ReadNew("json/list.bin.json"));
    }

    [Fact]
    public void Bad_files_are_told_and_the_others_go_on()
    {
        byte[] good = LegacyTypes.Write(new LegacyTypes.Item { Name = "good" });
        WriteOldBytes("good.bin", good);
        WriteOldBytes("cut.bin", good[..^9]);
        WriteOldBytes("tail.bin", [.. good, 1]);
        WriteOldBytes("empty.bin", []);
        WriteOldBytes("notes.txt", "text"u8.ToArray());
        WriteOldBytes("a.json", "{\"a\": 1}"u8.ToArray());
        WriteOldBytes("a.xml", "<?xml version=\"1.0\"?><a/>"u8.ToArray());
        WriteOldBytes("packed.gz", Pack(good, stream => new GZipStream(stream, CompressionLevel.Optimal)));
        WriteOldBytes("packed.z", Pack(good, stream => new ZLibStream(stream, CompressionLevel.Optimal)));
        WriteOldBytes("packed.d", Pack(good, stream => new DeflateStream(stream, CompressionLevel.Optimal)));
        WriteOldBytes("packed.br", Pack(good, stream => new BrotliStream(stream, CompressionLevel.Optimal)));
        WriteOldBytes("base64.txt", Encoding.ASCII.GetBytes(System.Convert.ToBase64String(good)));
        using (var aes = Aes.Create())
        {
            aes.Key = new byte[16];
            WriteOldBytes("secret.bin", aes.EncryptCbc(LegacyTypes.Write(new byte[50_000]), new byte[16]));
        }

        ProgramRun run = Convert();

        Assert.Equal(ExitCode.Done, run.ExitCode);
        Assert.Contains("13 files: 1 of BinaryFormatter", run.Output);
        Assert.Contains("2 damaged, 10 of other kinds, 0 unreadable.", run.Output);
        Assert.All(
            [
                "cut.bin is damaged: at byte", "tail.bin is damaged: at byte", "empty.bin is empty, or no ordinary file",
                "notes.txt is text", "a.json is JSON", "a.xml is XML", "packed.gz is compressed (gzip) and holds BinaryFormatter's data",
                "packed.z is compressed (zlib) and holds", "packed.d is compressed (deflate) and holds",
                "packed.br is compressed (Brotli) and holds", "base64.txt is BinaryFormatter's data as Base64 text",
                "secret.bin looks encrypted",
            ],
            sentence => Assert.Contains(sentence, run.Output));
    }

    [Fact]
    public void Bytes_of_all_types_together_are_the_bytes_of_the_files()
    {
        LegacyTypes.WriteAll(Old, 2);

        ProgramRun run = Convert();

        string[] rows =
        [
            .. File.ReadLines(Path.Combine(New, "report.md"))
                .SkipWhile(line => line != "## What they hold")
                .TakeWhile(line => line != "## Members")
                .Where(line => line.StartsWith('|'))
                .Skip(2),
        ];
        long sum = rows.Sum(row => long.Parse(row.Split('|')[5].Replace(",", "")));
        Assert.Equal(Directory.EnumerateFiles(Old, "*", SearchOption.AllDirectories).Sum(file => new FileInfo(file).Length), sum);
    }

    [Fact]
    public void Sources_are_never_touched_and_the_output_appears_whole_or_not_at_all()
    {
        LegacyTypes.WriteAll(Old, 1);
        string before = StateOf(Old);

        Assert.Equal(ExitCode.Done, Convert().ExitCode);
        Assert.Equal(before, StateOf(Old));
        string whole = StateOf(New);

        ProgramRun again = Convert();
        Assert.Contains("exists already; name a new folder with --out.", again.Refusal);
        Assert.Equal(whole, StateOf(New));

        ProgramRun inside = ProgramRun.Of("advise", Old, "--out", Path.Combine(Old, "new"));
        Assert.Contains("lies in the folder that is read", inside.Error);
        Assert.Equal(before, StateOf(Old));
        Assert.Equal(
            ["new", "old"],
            Directory.EnumerateFileSystemEntries(_folder.Path).Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_folder_without_files_is_one_sentence()
    {
        Directory.CreateDirectory(Old);

        Assert.Contains("has no files in it", ProgramRun.Of("advise", Old).Refusal);
    }

    [Fact]
    public void A_file_may_claim_any_length()
    {
        // An array of two billion nulls, in few bytes.
        byte[] start = LegacyTypes.Write(Array.Empty<string>());
        byte[] huge = [.. start[..17], 17, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x7F, 14, 0xFF, 0xFF, 0xFF, 0x7F, 11];
        WriteOldBytes("huge.bin", huge);

        long before = GC.GetAllocatedBytesForCurrentThread();
        ProgramRun run = ProgramRun.Of("advise", Old);

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Contains($"claims 2,147,483,647 items of an array, more than a file of {huge.Length} bytes may have", run.Output);
        Assert.True(GC.GetAllocatedBytesForCurrentThread() - before < 16 * 1024 * 1024);
    }

    [Fact]
    public void Chains_are_blocked_where_they_are_too_deep_for_the_alternatives()
    {
        LegacyTypes.Tree chain = new() { Name = "end" };
        for (int i = 0; i < 2_000; i++)
        {
            chain = new LegacyTypes.Tree { Name = "link", Children = [chain] };
        }

        WriteOld("chain.bin", chain);
        WriteOld("tree.bin", new LegacyTypes.Tree { Name = "short", Children = [] });

        ProgramRun run = Convert();

        Assert.Contains($"too deep: {Types}Tree.Children", run.Output);
        Assert.Contains("1 converted, read back and equal; 1 blocked; 0 not equal.", run.Output);
    }

    [Fact]
    public void No_name_of_a_file_is_a_formula()
    {
        string[] names = ["=1+1.bin", "+cmd.bin", "-a,b.bin", "@sum.bin", "-1.5"];
        Array.ForEach(names, name => WriteOld(name, new LegacyTypes.Item()));

        Convert();

        IEnumerable<string> cells = File.ReadLines(Path.Combine(New, "files.csv")).Skip(1).Select(line => line.Split(",converted,")[0]);
        Assert.Equal(["\"'-a,b.bin\"", "'+cmd.bin", "'=1+1.bin", "'@sum.bin", "-1.5"], cells.Order(StringComparer.Ordinal));
    }

    // Both readers share what the runtime's types mean, so their values are compared with those that were written.
    [Fact]
    public void Converted_collections_hold_what_BinaryFormatter_wrote()
    {
        string[] kinds = ["lists", "sets", "sorted", "collections", "jagged", "arrays", "tuples", "queues"];
        LegacyTypes.WriteAll(Old, 2, kinds.Contains);
        var options = new JsonSerializerOptions
        {
            IncludeFields = true,
            NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        };

        Convert();

        foreach ((string kind, int i) in kinds.SelectMany(kind => new[] { (kind, 0), (kind, 1) }))
        {
            // A stack is written from its bottom on. A class that is derived from a collection has the items in a member. A member that is
            // null in all files is left out.
            string wanted = kind == "queues"
                ? $$"""{"Queue":[2,3,{{i}},5],"Stack":["bottom","top"],"Linked":[1,2,3]}"""
                : JsonSerializer.Serialize(LegacyTypes.Kinds[kind](i), options);
            wanted = wanted.Replace("""[{"Name":"in"}]""", """{"Items":[{"Name":"in"}]}""").Replace(""","Inner":null""", "");
            Assert.Equal(wanted, File.ReadAllText(Path.Combine(New, "json", kind, $"{i:0000}.bin.json")));
        }
    }

    // A type in the namespace of Migration.cs hides one of the runtime.
    [LongFact]
    public void Classes_may_have_the_names_of_all_types_that_the_written_code_uses()
    {
        LegacyTypes.WriteAll(Old, 1, kind => kind is "shapes" or "systems" or "queues" or "sets" or "tuples" or "dictionaries");
        int others = Directory.GetDirectories(Old).Length;
        Convert("--to", "json,datacontract");
        string written = ReadNew("Types.cs") + ReadNew("Migration.cs");
        IEnumerable<string> attributes = Regex.Matches(written, @"\[(\w+)").Select(match => match.Groups[1].Value + "Attribute");
        string[] words = [.. Regex.Matches(written, @"\b[A-Z]\w+").Select(match => match.Value).Concat(attributes).Distinct()];
        foreach (string word in words)
        {
            WriteOld($"{word}.bin", new LegacyTypes.Item(), new Renaming($"Old.{word}", "Lib"));
        }

        ProgramRun run = ProgramRun.Of("advise", Old, "--out", _folder.File("again"), "--measure", "0", "--to", "json,datacontract");

        Assert.Contains($"{words.Length + others} converted, read back and equal", run.Output + run.Error);
    }

    [LongFact]
    public void Alternatives_are_measured_beside_the_old_serializer()
    {
        LegacyTypes.WriteAll(Old, 3, kind => kind == "properties");

        ProgramRun run = Advise(
            "--random", "0", "--budget", "20s",
            "--serializer", "peer/System.Runtime.Serialization.Formatters,dense/compiled");

        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
        string report = ReadNew("report.md");
        Assert.Contains("## Alternatives for Properties", report);
        Assert.Matches(
            @"\| peer/System\.Runtime\.Serialization\.Formatters \(old\) +\| +\d+ \| +1\.00 \| +[\d,.]+ \| +[\d,.]+ " +
            @"\| +[\d,]+ of [\d,]+ \| +\d+ of \d+ \| +\d+ of \d+ \|",
            report);
        Assert.Matches(
            @"\| dense/compiled +\| +\d+ \| +0\.0\d \| +[\d,.]+ \| +[\d,.]+ \| +0 of [\d,]+ \| +\d+ of \d+ \| +0 of \d+ \|",
            report);
    }

    [Fact]
    public void Nothing_is_loaded_by_a_name_in_a_file()
    {
        // The runtime has this assembly, and nothing here uses it.
        const string Library = "System.Net.Mail";
        WriteOld("named.bin", new LegacyTypes.Item { Name = "x" }, new Renaming("System.Net.Mail.SmtpClient", Library));
        Assert.DoesNotContain(AppDomain.CurrentDomain.GetAssemblies(), assembly => assembly.GetName().Name == Library);

        ProgramRun run = Convert();

        Assert.Contains("System.Net.Mail.SmtpClient", run.Output);
        Assert.Contains("1 converted", run.Output);
        Assert.DoesNotContain(AppDomain.CurrentDomain.GetAssemblies(), assembly => assembly.GetName().Name == Library);
    }

    [Fact]
    public void Names_of_a_file_cannot_become_code()
    {
        const string Type = "A\"; } static Evil() { System.Environment.Exit(7); } //\n*/ #error";
        WriteOld("evil.bin", new LegacyTypes.Item { Name = "x" }, new Renaming(Type, "Lib\n#error"));

        ProgramRun run = Convert();

        Assert.True(run.ExitCode is ExitCode.Done or ExitCode.Usage, run.Error);
        Assert.DoesNotContain("defect", run.Error);
    }

    private ProgramRun Advise(params string[] arguments) => ProgramRun.Of(["advise", Old, "--out", New, .. arguments]);

    // Without measuring.
    private ProgramRun Convert(params string[] arguments) => Advise(["--measure", "0", .. arguments]);

    private string ReadNew(string file) => File.ReadAllText(Path.Combine(New, file));

    private void WriteOld(string name, object value, SerializationBinder? names = null) =>
        WriteOldBytes(name, LegacyTypes.Write(value, names));

    private void WriteOldBytes(string name, byte[] bytes)
    {
        string path = Path.Combine(Old, name);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllBytes(path, bytes);
    }

    private static byte[] Pack(byte[] data, Func<Stream, Stream> open)
    {
        using var stream = new MemoryStream();
        using (Stream packing = open(stream))
        {
            packing.Write(data);
        }

        return stream.ToArray();
    }

    private static string StateOf(string folder) => string.Join('\n', Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
        .Order(StringComparer.Ordinal)
        .Select(file =>
            $"{file} {File.GetLastWriteTimeUtc(file).Ticks} {System.Convert.ToHexString(SHA256.HashData(File.ReadAllBytes(file)))}"));

    // Writes another name of the type.
    internal sealed class Renaming(string type, string assembly) : SerializationBinder
    {
        public override void BindToName(Type serializedType, out string? assemblyName, out string? typeName) =>
            (assemblyName, typeName) = (assembly, type);

        public override Type BindToType(string assemblyName, string typeName) =>
            throw new NotSupportedException("This binder only writes.");
    }
}
