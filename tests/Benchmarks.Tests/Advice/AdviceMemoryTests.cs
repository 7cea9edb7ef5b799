using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Tests.Inference;

namespace SerBench.Benchmarks.Tests.Advice;

/// <summary>Any number of files is converted in the same memory. No other test runs meanwhile, because the memory of the process is measured.</summary>
[Collection(nameof(SampleMemoryTests))]
public sealed class AdviceMemoryTests : IDisposable
{
    // A twelfth of what all files hold.
    private const int MostMemory = 4 * 1024 * 1024;
    private const int CharactersPerFile = 16_000;

    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Three_thousand_files_take_no_more_memory_than_three_hundred()
    {
        (long few, string first) = MemoryOf(300, "few");
        (long many, string second) = MemoryOf(3_000, "many");

        Assert.Contains("300 files: 299 of BinaryFormatter", first);
        Assert.Contains("3,000 files: 2,999 of BinaryFormatter", second);
        Assert.Contains("2,999 converted, read back and equal", second);
        Assert.True(many - few < MostMemory, $"{few:N0} bytes at most for 300 files, and {many:N0} for 3,000");
    }

    // The most memory that a collection finds in use while the files are converted. One of them is damaged.
    private (long Most, string Output) MemoryOf(int files, string name)
    {
        string old = Directory.CreateDirectory(_folder.File(name)).FullName;
        for (int i = 0; i < files; i++)
        {
            byte[] bytes = LegacyTypes.Write(new LegacyTypes.Item { Name = new string('n', CharactersPerFile) + i });
            File.WriteAllBytes(Path.Combine(old, $"{i:00000}.bin"), i == files / 2 ? bytes[..^10] : bytes);
        }

        long most = 0;
        using var isDone = new ManualResetEventSlim();
        var look = new Thread(() =>
        {
            do
            {
                GC.Collect();
                most = Math.Max(most, GC.GetGCMemoryInfo(GCKind.FullBlocking).PromotedBytes);
            }
            while (!isDone.Wait(1_000));
        });
        look.Start();
        ProgramRun run;
        try
        {
            run = ProgramRun.Of("advise", old, "--out", _folder.File(name + "-new"), "--measure", "0");
        }
        finally
        {
            isDone.Set();
            look.Join();
        }

        Assert.Equal((ExitCode.Done, ""), (run.ExitCode, run.Error));
        return (most, run.Output);
    }
}
