using SerBench.Migration.Converting;
using SerBench.Migration.Inventory;
using SerBench.Migration.Plan;
using SerBench.Migration.Writing;

namespace SerBench.Benchmarks.Tests.Migration;

// Damaged files: each gives a sentence or facts, in bounded memory.
public sealed class AdviceHostileTests : WithFolder
{
    private static readonly int Few = Share.IsWhole ? 1_000 : 100;

    // So many damaged files are planned, compiled and converted together.
    private const int Together = 250;

    private const int MostMemory = 16 * 1024 * 1024;

    // SERBENCH_MUTATIONS=100000 tries more of them.
    private static readonly int Mutations =
        int.TryParse(Environment.GetEnvironmentVariable("SERBENCH_MUTATIONS"), NumberStyles.None, null, out int count) ? count : Few;

    [Fact]
    public void A_damaged_file_gives_a_sentence_or_a_conversion()
    {
        byte[][] messages = [.. LegacyTypes.Kinds.Values.Select((make, number) => LegacyTypes.Write(make(number)))];
        HashSet<string> assemblies = [.. Loaded()];
        var random = new SplitMix64(29);
        int converted = 0;
        for (int done = 0; done < Mutations; done += Together)
        {
            var all = new FileFacts();
            var files = new List<SourceFile>();
            for (int i = 0; i < Math.Min(Together, Mutations - done); i++)
            {
                var damage = new Damage(new SplitMix64(random.NextUInt64()));
                byte[] bytes = damage.Apply(messages[damage.Choose(messages.Length)], messages);
                if (Read(bytes, all) is { } file)
                {
                    files.Add(file);
                }
            }

            converted += Convert(all, files);
        }

        Assert.True(converted > Mutations / 100, $"only {converted} of {Mutations} were converted");
        Assert.All(
            Loaded().Except(assemblies),
            name => Assert.False(name.Contains("Legacy") || name.StartsWith("System.Data", StringComparison.Ordinal), name));
    }

    [Fact]
    public void Facts_of_all_files_together_are_limited()
    {
        const int Most = 5_000;
        var all = new FileFacts();
        string? fault = null;
        for (int i = 0; i <= Most; i++)
        {
            Assert.Null(fault);
            byte[] written = LegacyTypes.Write(new LegacyTypes.Item(), new AdviceCommandTests.Renaming($"Type{i}", "Lib"));
            fault = SourceFiles.Add(all, SourceFiles.Read("x.bin", written), out _);
        }

        Assert.Contains("would bring the number of types over 5,000", fault);
        Assert.Equal(Most, all.Types.Count);
    }

    // Each class names the next one. On an ordinary stack some thousands of them ended the process.
    [Fact]
    public void A_chain_of_classes_is_planned_on_a_small_stack()
    {
        const int Classes = 1_000;
        const int SmallStack = 256 * 1024;
        using var stream = new MemoryStream();
        using var file = new BinaryWriter(stream);
        file.Write([0, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0, 0, 0, 0, 0, 0, 12]);
        file.Write(9_999);
        file.Write("Lib");
        for (int i = 1; i <= Classes; i++)
        {
            file.Write((byte)5);
            file.Write(i);
            file.Write($"Chain.Link{i}");
            file.Write(1);
            file.Write("Next");
            file.Write((byte)4);
            file.Write($"Chain.Link{i + 1}");
            file.Write(9_999);
            file.Write(9_999);
            file.Write((byte)10);
        }

        file.Write((byte)11);
        TypePlan? plan = null;
        var thread = new Thread(
            () =>
            {
                var facts = new FileFacts();
                SourceFiles.Add(facts, SourceFiles.Read("chain.bin", stream.ToArray()), out _);
                plan = new TypePlan(facts);
            },
            SmallStack);
        thread.Start();
        thread.Join();

        Assert.Equal(Classes, plan?.Classes.Count());
    }

    [Fact]
    public void A_null_is_no_number()
    {
        var all = new FileFacts();
        var name = new AdviceCommandTests.Renaming("Old.Held", "Lib");
        Assert.NotNull(Read(LegacyTypes.Write(new LegacyTypes.Holder<int>.Held { Value = 5 }, name), all));
        MigrationBuild build = MigrationBuild.Make(new TypePlan(all), Target.Find([]), _folder.Path);

        Assert.Throws<InvalidDataException>(() => build.Read(LegacyTypes.Write(new LegacyTypes.Holder<object>.Held(), name)));
    }

    private static SourceFile? Read(byte[] bytes, FileFacts all)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        SourceFile file = SourceFiles.Read("damaged.bin", bytes);
        string? fault = file.State == FileState.Read ? SourceFiles.Add(all, file, out _) : file.What;
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.True(allocated < MostMemory, $"{allocated:N0} bytes of memory for {bytes.Length:N0}: {System.Convert.ToHexString(bytes)}");
        Assert.True(fault is null || fault is { Length: > 5 } && !fault.Contains('\n') && !fault.Contains("Exception"), fault);
        return fault is null ? file : null;
    }

    // Whatever the names of types and members have become, the new types compile. A file may then be refused, with a clause.
    private int Convert(FileFacts all, List<SourceFile> files)
    {
        var plan = new TypePlan(all);
        IReadOnlyList<Target> targets = Target.Find([]);
        string folder = Directory.CreateDirectory(_folder.File(Path.GetRandomFileName())).FullName;
        var conversion = new Conversion(plan, targets, MigrationBuild.Make(plan, targets, folder));
        int converted = 0;
        foreach (SourceFile file in files)
        {
            ConvertedFile result = conversion.Convert(file);
            converted += result.State == FileState.Converted ? 1 : 0;
            Assert.True(result.State == FileState.Converted || result.What.Length > 5, System.Convert.ToHexString(file.Data));
        }

        return converted;
    }

    private static IEnumerable<string> Loaded() => AppDomain.CurrentDomain.GetAssemblies().Select(assembly => assembly.GetName().Name!);
}
