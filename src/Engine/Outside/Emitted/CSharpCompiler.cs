using System.Diagnostics.CodeAnalysis;

namespace SerBench.Engine.Outside.Emitted;

// The SDK's C# compiler. Its process stays for two minutes after the last call, because starting it takes most of the first call's time.
internal static class CSharpCompiler
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(3);

    private static readonly string[] Kept = [$"-shared:serbench-{Environment.UserName}", "-keepalive:120"];

    // Errors look like: path(line,column): error CS0123: text
    private const string ErrorMark = ": error ";

    public static string? File { get; } = Find();

    // Takes a file of arguments, and returns the compiler's first error, or null without errors.
    public static Func<string, string?> Run { get; set; } = RunProcess;

    public static bool TryRead(string error, [NotNullWhen(true)] out string? place, [NotNullWhen(true)] out string? text)
    {
        int mark = error.IndexOf(ErrorMark, StringComparison.Ordinal);
        (place, text) = mark < 0 ? (null, null) : (error[..mark], error[(mark + ErrorMark.Length)..].Trim());
        return mark >= 0;
    }

    // The SDK's reference assemblies replace the runtime's assemblies, because projects that refer to the compiled code use them too.
    public static IEnumerable<string> References()
    {
        string packs = Path.Combine(Root, "packs", "Microsoft.NETCore.App.Ref"), runtime = RuntimeEnvironment.GetRuntimeDirectory();
        string? pack = !Directory.Exists(packs) ? null : Directory.EnumerateDirectories(packs)
            .Select(version => Path.Combine(version, "ref", $"net{Environment.Version.Major}.0")).FirstOrDefault(Directory.Exists);
        return OwnProgram.Assemblies
            .Select(file => pack is not null && file.StartsWith(runtime, StringComparison.Ordinal)
                ? Path.Combine(pack, Path.GetFileName(file)) : file)
            .Where(System.IO.File.Exists);
    }

    private static string Root => Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "../../.."));

    private static string HostFile => Path.Combine(Root, OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet");

    private static string? RunProcess(string responseFile)
    {
        var start = new ProcessStartInfo(HostFile, ["exec", File!, .. Kept, "-noconfig", $"@{responseFile}"]);

        // The compiler's process also serves other programs, so it takes no settings of this process for garbage collection.
        foreach (string name in start.Environment.Keys.Where(name => name.StartsWith("DOTNET_GC", StringComparison.Ordinal)).ToArray())
        {
            start.Environment.Remove(name);
        }

        return ProgramOutput.Of(start, Patience) is not { } output ? $"the compiler gave no answer within {Patience.TotalSeconds:0} s"
            : output.ExitCode == 0 ? null
            : output.All.Split('\n').FirstOrDefault(line => TryRead(line, out _, out _))
                ?? $"the compiler ended with exit code {output.ExitCode}";
    }

    private static string? Find()
    {
        string folder = Path.Combine(Root, "sdk");
        return !Directory.Exists(folder) ? null : Directory.EnumerateDirectories(folder)
            .Select(sdk => (
                Version: Version.TryParse(Path.GetFileName(sdk).Split('-')[0], out Version? version) ? version : new Version(),
                File: Path.Combine(sdk, "Roslyn", "bincore", "csc.dll")))
            .Where(sdk => sdk.Version.Major >= Environment.Version.Major && System.IO.File.Exists(sdk.File))
            .OrderBy(sdk => sdk.Version)
            .Select(sdk => sdk.File)
            .LastOrDefault();
    }
}

internal static class ProtobufCompiler
{
    public const string Library = "bcl.proto";

    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);

    private static string Tools => Path.Combine(AppContext.BaseDirectory, "generators", "Google.Protobuf");

    public static void CopyLibrary(string folder) =>
        File.Copy(Path.Combine(Tools, Library), Path.Combine(folder, Library), overwrite: true);

    public static void RunAll(string folder)
    {
        foreach (string file in Directory.GetFiles(folder, "*.proto"))
        {
            _ = Run(folder, Path.GetFileName(file));
        }
    }

    public static string? Run(string folder, string schema)
    {
        string? compiler = new[] { "protoc", "protoc.exe" }.Select(name => Path.Combine(Tools, name)).FirstOrDefault(File.Exists);
        return compiler is null ? "its build left out protoc, which makes the message classes"
            : ProgramOutput.Of(
                    new ProcessStartInfo(compiler, [$"--proto_path={folder}", $"--proto_path={Tools}", $"--csharp_out={folder}", schema]),
                    Patience) is not { } output
                ? $"protoc gave no answer within {Patience.TotalSeconds:0} s"
            : output.ExitCode == 0 ? null : $"protoc refuses its schema ({output.All.Split('\n')[0].Trim()})";
    }
}
