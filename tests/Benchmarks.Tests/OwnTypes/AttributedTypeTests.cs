using System.Reflection;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using SerBench.Benchmarks.Commands;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Tests.OwnTypes;

/// <summary>A type of one's own that carries a library's attributes is taken by that library, with the code that its generator wrote for it.</summary>
public sealed class AttributedTypeTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [PeerFact("MessagePack")]
    public void MessagePack_takes_its_objects() => AssertTaken("MessagePack", "MessagePackAnalyzer", """
        [MessagePack.MessagePackObject]
        public sealed class Own { [MessagePack.Key(0)] public int Id { get; set; } [MessagePack.Key(1)] public string? Name { get; set; } }
        """);

    [PeerFact("MessagePack")]
    public void MessagePack_refuses_objects_that_its_generator_has_not_seen()
    {
        const string Source = "[MessagePack.MessagePackObject] public sealed class Own { [MessagePack.Key(0)] public int Id { get; set; } }";

        ProgramRun run = ProgramRun.Of("sizes", "--types", CompiledAssembly.Write(_folder, "OwnTypes", Source), "--type", "Own", "--serializer", "peer/MessagePack");

        Assert.Contains("not generated from source", run.Output);
    }

    [PeerFact("MemoryPack")]
    public void MemoryPack_takes_its_objects() => AssertTaken("MemoryPack", "MemoryPack.Generator", """
        [MemoryPack.MemoryPackable]
        public sealed partial class Own { public int Id { get; set; } public string? Name { get; set; } }
        """);

    private void AssertTaken(string package, string generator, string source)
    {
        string types = CompiledAssembly.Write(_folder, "OwnTypes", source, [], GeneratorsOf(package, generator));

        ProgramRun run = ProgramRun.Of("sizes", "--json", "--types", types, "--type", "Own", "--serializer", $"peer/{package}");

        Assert.Equal("", run.Error);
        JsonElement size = Assert.Single(JsonDocument.Parse(run.Output).RootElement.EnumerateArray());
        Assert.Equal($"peer/{package}", size.GetProperty("serializer").GetString());
        Assert.True(size.GetProperty("verified").GetBoolean());
        Assert.Equal(ExitCode.Done, run.ExitCode);
    }

    // A generator is part of the build and not of the program, so it is where packages are.
    private static IEnumerable<ISourceGenerator> GeneratorsOf(string package, string generator)
    {
        string packages = Environment.GetEnvironmentVariable("NUGET_PACKAGES")
            ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
        string version = typeof(Catalog).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(metadata => metadata.Key == $"Peer:{package}").Value!.Split('|')[2];
        string folder = Path.Combine(packages, generator.ToLowerInvariant(), version, "analyzers");
        return Directory.GetFiles(folder, "*.dll", SearchOption.AllDirectories)
            .SelectMany(file => Assembly.LoadFrom(file).GetTypes())
            .Where(type => type.IsDefined(typeof(GeneratorAttribute)))
            .Select(type => Activator.CreateInstance(type) switch
            {
                IIncrementalGenerator incremental => incremental.AsSourceGenerator(),
                ISourceGenerator plain => plain,
                _ => throw new InvalidOperationException($"{type} is no generator."),
            });
    }
}
