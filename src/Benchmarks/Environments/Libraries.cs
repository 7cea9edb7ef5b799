using System.Diagnostics;
using System.Reflection;
using System.Security.Cryptography;
using SerBench.Benchmarks.Cells;
using SerBench.Benchmarks.Results;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Environments;

/// <summary>Where the code of each serializer comes from, and which official libraries this build lacks.</summary>
public static class Libraries
{
    private const string PeerPrefix = "Peer:";
    private const string AbsentPrefix = "absent|";

    // The library that most readers look for first.
    private const string FirstPeer = "protobuf-net";

    /// <summary>The file behind a serializer: the package of a peer, otherwise our own assembly; null when it is not beside us.</summary>
    public static LibraryOrigin? Find(ISerializer serializer)
    {
        if (serializer.Family != SerializerFamily.Peer)
        {
            Assembly own = serializer.GetType().Assembly;
            return Read(own.GetName().Name!, own.Location);
        }

        string package = SerializerName.Parse(serializer.Id).Access;
        string runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        string[] candidates =
        [
            Path.Combine(AppContext.BaseDirectory, package + ".dll"),
            Path.Combine(AppContext.BaseDirectory, package + ".Core.dll"),
            Path.Combine(runtime, package + ".dll"),
        ];
        return candidates.FirstOrDefault(File.Exists) is { } file ? Read(package, file) : null;
    }

    /// <summary>The distinct files behind some serializers.</summary>
    public static IReadOnlyList<LibraryOrigin> FindAll(IEnumerable<ISerializer> serializers) =>
        [.. serializers.Select(Find).OfType<LibraryOrigin>().DistinctBy(library => library.Id).OrderBy(library => library.Id, StringComparer.Ordinal)];

    /// <summary>The peers that the build left out, as it noted them in the assembly.</summary>
    public static IReadOnlyList<AbsentPeer> FindAbsentPeers(Assembly serializers) =>
        [.. serializers.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Where(attribute => attribute.Key.StartsWith(PeerPrefix, StringComparison.Ordinal)
                && attribute.Value?.StartsWith(AbsentPrefix, StringComparison.Ordinal) == true)
            .Select(attribute => new AbsentPeer(attribute.Key[PeerPrefix.Length..], attribute.Value![AbsentPrefix.Length..]))
            .OrderBy(peer => peer.Id != FirstPeer)
            .ThenBy(peer => peer.Id, StringComparer.Ordinal)];

    private static LibraryOrigin? Read(string id, string file)
    {
        if (file.Length == 0)
        {
            return null;
        }

        FileVersionInfo version = FileVersionInfo.GetVersionInfo(file);
        return new LibraryOrigin(
            id,
            version.ProductVersion ?? version.FileVersion ?? "unknown",
            Path.GetFileName(file),
            Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes(file))));
    }
}
