namespace SerBench.Benchmarks.Tests.Migration;

// Any number of files is converted in the same memory: the program runs in a process of its own, whose objects get a quarter of what all
// files hold.
public sealed class AdviceMemoryTests : WithFolder
{
    private const int Files = 500;
    private const int CharactersPerFile = 200_000;
    private const int MostMemory = 50_000_000;

    [LongFact]
    public async Task Five_hundred_files_are_converted_in_a_quarter_of_their_memory()
    {
        string old = Directory.CreateDirectory(_folder.File("old")).FullName;
        for (int i = 0; i < Files; i++)
        {
            byte[] bytes = LegacyTypes.Write(new LegacyTypes.Item { Name = new string('n', CharactersPerFile) + i });
            File.WriteAllBytes(Path.Combine(old, $"{i:000}.bin"), i == Files / 2 ? bytes[..^10] : bytes);
        }

        // The limit is in the settings of this process alone: the compiler that it starts has none.
        string program = OwnProgram.FileOf(".dll");
        JsonNode settings = JsonNode.Parse(File.ReadAllText(Path.ChangeExtension(program, ".runtimeconfig.json")))!;
        settings["runtimeOptions"]!["configProperties"]!["System.GC.HeapHardLimit"] = MostMemory;
        string limited = _folder.Write("limited.runtimeconfig.json", settings.ToJsonString());
        string[] arguments =
            ["exec", "--runtimeconfig", limited, program, "advise", old, "--out", _folder.File("new"), "--measure", "0"];
        using Process process = Process.Start(new ProcessStartInfo("dotnet", arguments)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        Task<string> error = process.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
        string output = await process.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
        await process.WaitForExitAsync(TestContext.Current.CancellationToken);

        Assert.Equal((ExitCode.Done, ""), (process.ExitCode, await error));
        Assert.Contains("500 files: 499 of BinaryFormatter", output);
        Assert.Contains("499 converted, read back and equal", output);
    }
}
