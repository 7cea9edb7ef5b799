using System.IO.Compression;
using SerBench.Migration.Converting;
using SerBench.Migration.Inventory;
using SerBench.Migration.Plan;
using SerBench.Migration.Writing;
using SerBench.Benchmarks.Tests.Migration;

namespace SerBench.Benchmarks.Tests.Findings;

// Files that once ended advise, took its memory or its time, or were read in two ways. Each is a text beside this class: a line that says
// what it did, a line with the state that it gets and a part of the clause, and its bytes in hexadecimal, or packed by gzip as Base64.
public sealed class OldFileFindingTests : WithFolder
{
    private const long MostMemory = 512 * 1024 * 1024;

    [Fact]
    public void Each_file_is_a_line_and_the_others_go_on()
    {
        string old = Directory.CreateDirectory(_folder.File("old")).FullName;
        Finding[] all = [.. Finding.All];
        foreach (Finding finding in all)
        {
            File.WriteAllBytes(Path.Combine(old, finding.Name), finding.Bytes);
        }

        File.WriteAllBytes(Path.Combine(old, "good"), LegacyTypes.Write(new LegacyTypes.Item { Name = "good" }));

        ProgramRun run = ProgramRun.Of("advise", old, "--out", _folder.File("new"), "--measure", "0");

        int damaged = all.Count(finding => finding.State == "damaged");
        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
        Assert.Matches(
            $"^{all.Length + 1} files: {all.Length + 1 - damaged} of BinaryFormatter with [0-9,]+ bytes, {damaged} damaged,",
            run.Output);
        Assert.DoesNotContain(run.Output.Split('\n'), line => line.Length > 2_000);
        string[] lines = [.. File.ReadLines(Path.Combine(_folder.File("new"), "files.csv")).Skip(1)];
        Assert.DoesNotContain(lines, line => line.Contains("report it"));
        Assert.Equal(
            all.Select(finding => (finding.Name, finding.State)).Append(("good", "converted")).Order(),
            lines.Select(line => line.Split(',')).Select(cells => (cells[0], cells[1])).Order());
    }

    // Each by itself, by both readers.
    [Fact]
    public void Both_readers_take_it_in_bounded_memory_or_refuse_it()
    {
        var facts = new FileFacts();
        List<(Finding Finding, SourceFile File, string? Fault)> all = [];
        foreach (Finding finding in Finding.All)
        {
            SourceFile file = SourceFiles.Read(finding.Name, finding.Bytes);
            all.Add((finding, file, file.State == FileState.Read ? SourceFiles.Add(facts, file, out _) : file.What));
        }

        var plan = new TypePlan(facts);
        MigrationBuild build = MigrationBuild.Make(plan, Target.Find([]), _folder.Path);
        var conversion = new Conversion(plan, Target.Find([]), build);
        foreach ((Finding finding, SourceFile file, string? fault) in all)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            ConvertedFile result = fault is null ? conversion.Convert(file) : new ConvertedFile(FileState.Damaged, fault);
            Exception? refusal = Record.Exception(() => build.Read(finding.Bytes));
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;

            Assert.Equal((finding.Name, finding.State), (finding.Name, result.State.ToString().ToLowerInvariant()));
            Assert.Contains(finding.Clause, result.What);
            Assert.True(
                result.State == FileState.Converted ? refusal is null : refusal is InvalidDataException,
                $"{finding.Name}: {refusal}");
            Assert.True(allocated < MostMemory, $"{finding.Name}: {allocated:N0} bytes");
        }
    }

    internal sealed record Finding(string Name, string State, string Clause, byte[] Bytes)
    {
        public static IEnumerable<Finding> All =>
            Directory.EnumerateFiles(FindingsTests.Folder, "*.txt").Order(StringComparer.Ordinal).Select(Read);

        public static Finding Read(string file)
        {
            string[] lines = File.ReadAllLines(file);
            string[] state = lines[1].Split(": ", 2);
            string bytes = string.Concat(lines[2..]);
            return new Finding(
                Path.GetFileNameWithoutExtension(file),
                state[0],
                state.ElementAtOrDefault(1) ?? "",
                bytes.StartsWith("0001", StringComparison.Ordinal) ? Convert.FromHexString(bytes) : Unpack(bytes));
        }

        private static byte[] Unpack(string text)
        {
            using var stream = new GZipStream(new MemoryStream(Convert.FromBase64String(text)), CompressionMode.Decompress);
            using var all = new MemoryStream();
            stream.CopyTo(all);
            return all.ToArray();
        }
    }
}
