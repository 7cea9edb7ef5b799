using System.Security.Cryptography;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using SerBench.Engine.Install;
using SerBench.Benchmarks.Features.Compare.Pairs;

namespace SerBench.Benchmarks.Features.Compare.Upgrades;

/// <param name="Package">the package's file; null if a feed has the package.</param>
internal sealed partial record LibraryVersion(LibraryCard Library, string Version, string? Package)
{
    private const string Extension = ".nupkg";

    private static readonly string[] MissingPackageCodes = ["NU1101", "NU1102", "NU1103", "package feed lacks"];
    private static readonly string[] Silent = [.. BuildFault.Unreachable, "did not answer"];

    // `Key` hashes all inputs of the build, so an existing folder can be reused.
    private string Folder => Path.Combine(Repository.CodeFolder, "upgrade", $"{Library.Package}-{Version}-{Key()}");

    private string Name => $"{Library.Name} {Version}";

    public static LibraryVersion Parse(LibraryCard library, string asked)
    {
        bool isFile = asked.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);
        string number = isFile ? NumberIn(Path.GetFileNameWithoutExtension(asked), library) : asked;
        if (!Number().IsMatch(number))
        {
            throw new UsageException($"'{asked}' is no version of {library.Package}; "
                + $"give a number such as 2.5.307, or a file such as {library.Package}.2.5.307{Extension}.");
        }

        var version = new LibraryVersion(library, number, isFile ? Path.GetFullPath(asked) : null);
        version.DemandNotCached();
        return version;
    }

    public Side Build(Terminal terminal, IReadOnlyList<string> options)
    {
        if (!File.Exists(Path.Combine(Folder, OwnProgram.Name)))
        {
            terminal.Line($"Building the rows of {Name}: once, about a minute ...");
            string half = $"{Folder}-{Environment.ProcessId}";
            try
            {
                Make(half);
                LibraryBuild.Replace(half, Folder);
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
            {
                throw new UsageException($"The program with {Name} cannot be written: {exception.Message}");
            }
            finally
            {
                LibraryBuild.Remove(half);
            }
        }

        return new Side(Name, Path.Combine(Folder, OwnProgram.Name), options);
    }

    public (int Files, long Bytes) Measure()
    {
        JsonNode root = JsonNode.Parse(File.ReadAllText(Path.Combine(Folder, "SerBench.Serializers.deps.json")))!;
        JsonObject all = root["targets"]![(string)root["runtimeTarget"]!["name"]!]!.AsObject();
        var found = new Dictionary<string, JsonNode>();
        Add(Library.Package);
        FileInfo[] files = [.. found.Values.SelectMany(library => library["runtime"]?.AsObject().Select(file => file.Key) ?? [])
            .Select(file => new FileInfo(Path.Combine(Folder, Path.GetFileName(file)))).Where(file => file.Exists)];
        return (files.Length, files.Sum(file => file.Length));

        void Add(string package)
        {
            if (all.FirstOrDefault(entry => entry.Key.StartsWith($"{package}/", StringComparison.OrdinalIgnoreCase))
                    is { Value: { } library }
                && found.TryAdd(package, library))
            {
                library["dependencies"]?.AsObject().Select(needed => needed.Key).ToList().ForEach(Add);
            }
        }
    }

    private void Make(string half)
    {
        bool isInstalled = Repository.IsInstalled;
        string sources = isInstalled || Repository.Clone is null
            ? Path.Combine(AppContext.BaseDirectory, Repository.Sources) : Repository.Clone;
        string built = isInstalled ? sources : Path.Combine(sources, "src", "Generator", "bin", "Release", "netstandard2.0");
        string generator = Path.Combine(built, "SerBench.Generator.dll");
        string program = AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar);
        if (!File.Exists(generator))
        {
            throw new UsageException(
                $"'{generator}' is missing; upgrade needs the sources of a clone that was built with -c Release, or the installed tool.");
        }

        string? fault = LibraryBuild.Build(
            sources, program, half, program, out string text,
            [
                $"-p:SerBenchLibrary={Library.Package}", $"-p:SerBenchVersion={Version}", $"-p:SerBenchGenerator={generator}",
                $"-p:BaseIntermediateOutputPath={PrivateFolder.Create()}/",
                .. Package is null ? [] : new[] { $"-p:RestoreAdditionalProjectSources={Path.GetDirectoryName(Package)}" },
            ]);
        if (fault is not null)
        {
            string[] errors = [.. text.Split('\n').Where(line => line.Contains(": error "))];
            throw new UsageException(
                errors.Any(line => Silent.Any(line.Contains))
                    ? $"Your package feed did not answer when asked for {Library.Package} {Version}."
                : errors.Any(line => MissingPackageCodes.Any(line.Contains))
                    ? $"Your package feed lacks {Library.Package} {Version}, or a package that it needs."
                : $"The program cannot be built with {Name}: {fault}");
        }

        LibraryBuild.Complete(program, half);
    }

    private static string NumberIn(string file, LibraryCard library) =>
        file.StartsWith($"{library.Package}.", StringComparison.OrdinalIgnoreCase) ? file[(library.Package.Length + 1)..] : "";

    // NuGet prefers a cached package of the same name and version, even with other content.
    private void DemandNotCached()
    {
        if (Package is null)
        {
            return;
        }

        string hash = Convert.ToBase64String(SHA512.HashData(NamedFile.ReadBytes(Package)));
        string packages = Environment.GetEnvironmentVariable("NUGET_PACKAGES")
            ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
        string kept = Path.Combine(
            packages,
            Library.Package.ToLowerInvariant(),
            Version.ToLowerInvariant(),
            $"{Library.Package}.{Version}{Extension}.sha512".ToLowerInvariant());
        if (File.Exists(kept) && File.ReadAllText(kept).Trim() != hash)
        {
            throw new UsageException(
                $"NuGet keeps another {Library.Package} {Version} in '{Path.GetDirectoryName(kept)}', and would take that; "
                + "give your package a version of its own.");
        }
    }

    private string Key()
    {
        IEnumerable<Guid> code = new[] { typeof(LibraryVersion), typeof(Catalog), typeof(IFormat), typeof(IModel) }.Select(
            type => type.Module.ModuleVersionId);
        string package = Package is null ? "" : PayloadHash.OfOne(NamedFile.ReadBytes(Package));
        return PayloadHash.OfOne(Encoding.UTF8.GetBytes($"{string.Join(' ', code)} {package}"))[..12];
    }

    [GeneratedRegex(@"^\d+(\.\d+){1,3}(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?\z")]
    private static partial Regex Number();
}
