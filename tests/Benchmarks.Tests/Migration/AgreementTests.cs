using SerBench.Migration.Converting;
using SerBench.Migration.Inventory;
using SerBench.Migration.Plan;
using SerBench.Migration.Writing;

namespace SerBench.Benchmarks.Tests.Migration;

// Forged files go through both readers, ours and the written Migration.cs: both give equal values, or both refuse with a sentence.
public sealed class AgreementTests : WithFolder
{
    // So many files and their twists share new types.
    private const int Together = 20, Twists = 12, Damages = 4;

    private const long MostMemory = 256 * 1024 * 1024;

    // SERBENCH_FORGED=5000 tries more of them. SERBENCH_SEED chooses others.
    private static readonly int Files = Setting("SERBENCH_FORGED", Together);

    [LongFact]
    public void Both_readers_agree_on_forged_files()
    {
        var random = new SplitMix64((ulong)Setting("SERBENCH_SEED", 1));
        var outcomes = new Dictionary<FileState, int>();
        var wrong = new List<string>();
        for (int done = 0; done < Files; done += Together)
        {
            var batch = new Batch();
            var strangers = new List<byte[]>();
            byte[] before = ForgedFile.Write("First", 0).Bytes;
            for (int i = 0; i < Together; i++)
            {
                ulong seed = random.NextUInt64();
                ForgedFile right = ForgedFile.Write($"F{i}", seed);
                batch.Add(right.Bytes);
                for (int twist = 0; twist < Twists; twist++)
                {
                    // The new types of the first know the twist, and those of the second do not.
                    (int point, ulong forger) = (random.Next(right.Points), random.NextUInt64());
                    batch.Add(ForgedFile.Write($"F{i}.T{twist}", seed, point, forger).Bytes);
                    strangers.Add(ForgedFile.Write($"F{i}", seed, point, forger).Bytes);
                }

                for (int damage = 0; damage < Damages; damage++)
                {
                    strangers.Add(new Damage(new SplitMix64(random.NextUInt64())).Apply(right.Bytes, [before]));
                }

                before = right.Bytes;
            }

            wrong.AddRange(batch.Check(strangers, _folder.File($"{done}"), outcomes));
        }

        Assert.True(
            wrong.Count == 0,
            $"{wrong.Count} of {outcomes.Values.Sum()}: {string.Join("\n", wrong.Take(Setting("SERBENCH_SHOWN", 5)))}");
        Assert.True(
            outcomes[FileState.Converted] > Files && outcomes[FileState.Damaged] > Files && outcomes[FileState.Blocked] > 0,
            string.Join(", ", outcomes));
    }

    private static int Setting(string name, int usual) =>
        int.TryParse(Environment.GetEnvironmentVariable(name), NumberStyles.None, null, out int number) ? number : usual;

    // Files that are planned and compiled together.
    private sealed class Batch
    {
        private readonly FileFacts _facts = new();
        private readonly List<byte[]> _files = [];

        public void Add(byte[] bytes)
        {
            _files.Add(bytes);
            SourceFile file = SourceFiles.Read("forged.bin", bytes);
            if (file.State == FileState.Read)
            {
                SourceFiles.Add(_facts, file, out _);
            }
        }

        public IEnumerable<string> Check(IEnumerable<byte[]> strangers, string folder, Dictionary<FileState, int> outcomes)
        {
            var plan = new TypePlan(_facts);
            IReadOnlyList<Target> targets = Target.Find([]);
            MigrationBuild build = MigrationBuild.Make(plan, targets, Directory.CreateDirectory(folder).FullName);
            var conversion = new Conversion(plan, targets, build);
            foreach (byte[] bytes in _files.Concat(strangers))
            {
                long before = GC.GetAllocatedBytesForCurrentThread();
                SourceFile file = SourceFiles.Read("forged.bin", bytes);
                string? fault = file.State == FileState.Read ? SourceFiles.Add(new FileFacts(), file, out _) : file.What;
                ConvertedFile ours = fault is null ? conversion.Convert(file) : new ConvertedFile(FileState.Damaged, fault);
                Exception? refusal = Record.Exception(() => build.Read(bytes));
                long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
                outcomes[ours.State] = outcomes.GetValueOrDefault(ours.State) + 1;
                string? wrong = ours.What.Contains("report it") ? "has a defect"
                    : ours.State == FileState.Differs && !IsUnsorted(ours, bytes) ? "differs"
                    : (refusal is null) != (ours.State is FileState.Converted or FileState.Differs) ? "is refused by one reader alone"
                    : refusal is not (null or InvalidDataException) ? "is refused without a sentence"
                    : allocated > MostMemory ? $"takes {allocated:N0} bytes"
                    : null;
                if (wrong is not null)
                {
                    yield return $"{wrong}: {ours.State} {ours.What} | {refusal?.Message} | {System.Convert.ToHexString(bytes)}";
                }
            }
        }

        // The items of a damaged file may be out of order, and new collections sort them.
        private static bool IsUnsorted(ConvertedFile ours, byte[] bytes) =>
            ours.What.Contains("between the old record") && bytes.AsSpan().IndexOf("Sorted"u8) > 0;
    }
}
