using System.Security.Cryptography;
using SerBench.Formats.Compression;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Engine.Host;

public static class Libraries
{
    private const string PeerPrefix = "Peer:";
    private const string PresentMark = "present";
    private const string AbsentMark = "absent";
    private const string UnsignedPrefix = "Unsigned:";
    private const string PackagePrefix = "Package:";
    private const string NeedPrefix = "Need:";
    private const string BesidePrefix = "Beside:";

    private static readonly HashSet<string> Unsigned = [.. Noted(UnsignedPrefix).Select(note => note.Name)];

    private static readonly Dictionary<string, string> PackageVersions =
        Noted(PackagePrefix).ToDictionary(note => note.Name, note => note.Value);

    private static readonly Dictionary<string, string> Setups = Noted(PeerPrefix)
        .Where(note => !note.Value.StartsWith(AbsentMark, StringComparison.Ordinal))
        .ToDictionary(note => note.Name, note => note.Value.Split('|').ElementAtOrDefault(3) ?? "");

    private static readonly ConcurrentDictionary<Assembly, LibraryOrigin?> Origins = new();

    public static LibraryOrigin? Find(ISerializer serializer) => FindOf(serializer);

    public static LibraryOrigin? Find(ICompressor compressor) => FindOf(compressor);

    public static IReadOnlyList<LibraryOrigin> FindAll(Catalog catalog) =>
        [.. catalog.Serializers.Select(Find).Concat(catalog.Compressors.Select(Find)).OfType<LibraryOrigin>()
            .DistinctBy(library => library.Id).OrderBy(library => library.Id, StringComparer.Ordinal)];

    public static IReadOnlyList<AbsentPeer> FindAbsentPeers(Catalog catalog) =>
        [.. catalog.Serializers.Select(serializer => serializer.GetType().Assembly)
            .Append(typeof(Catalog).Assembly)
            .Distinct()
            .SelectMany(FindAbsentPeers)
            .DistinctBy(peer => peer.Id)];

    public static IReadOnlyList<AbsentPeer> FindAbsentPeers(Assembly serializers) =>
        [.. Noted(PeerPrefix, serializers)
            .Select(note => (Id: note.Name, Parts: note.Value.Split('|')))
            .Where(peer => peer.Parts is [AbsentMark, ..])
            .Select(peer => new AbsentPeer(peer.Id, peer.Parts[1], peer.Parts[2], peer.Parts[3]))
            .OrderBy(peer => peer.Id != ProtobufNetCard.Main.Package)
            .ThenBy(peer => peer.Id, StringComparer.Ordinal)];

    // IsOwn: the package belongs to the library. IsUnused: the library works without the package, so its assets are excluded.
    public static IEnumerable<(string Id, string Version, bool IsOwn, bool IsUnused)> PackagesOf(string id)
    {
        string[] PartsOf(string prefix) => (Noted(prefix).FirstOrDefault(note => note.Name == id).Value ?? "||").Split('|');
        if (PartsOf(PeerPrefix) is not [PresentMark, _, var version, ..])
        {
            return [];
        }

        string[] beside = PartsOf(BesidePrefix);
        return
        [
            .. beside[0].Split(';', StringSplitOptions.RemoveEmptyEntries).Prepend(id).Select(own => (own, version, true, false)),
            .. beside[2].Length > 0 ? new[] { (beside[1], beside[2], true, true) } : [],
            .. from need in Noted(NeedPrefix)
               where need.Name.StartsWith($"{id}/", StringComparison.Ordinal)
               select (need.Name[(id.Length + 1)..], need.Value, false, false),
        ];
    }

    private static IEnumerable<(string Name, string Value)> Noted(string prefix, Assembly? by = null) => (by ?? typeof(Catalog).Assembly)
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Where(attribute => attribute.Key.StartsWith(prefix, StringComparison.Ordinal))
        .Select(attribute => (attribute.Key[prefix.Length..], attribute.Value!));

    private static LibraryOrigin? FindOf(object code) =>
        Origins.GetOrAdd(code is IHasOrigin { Library: var foreign } ? foreign : code.GetType().Assembly, Read);

    private static LibraryOrigin? Read(Assembly library)
    {
        (string id, string file) = (library.GetName().Name!, library.Location);
        return file.Length == 0 ? null : new LibraryOrigin(
            id,
            VersionOf(id, FileVersionInfo.GetVersionInfo(file)),
            Path.GetFileName(file),
            Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes(file))))
        {
            Setup = Setups.GetValueOrDefault(id) is { Length: > 0 } setup ? setup : null,
            // The package that does the work may be a companion, such as protobuf-net.Core.
            IsUnsigned = Unsigned.Any(name => name == id || name.StartsWith(id + ".", StringComparison.Ordinal)),
        };
    }

    // Some assemblies state another version than their package (Google.FlatBuffers says 1.0.0).
    private static string VersionOf(string id, FileVersionInfo file)
    {
        string stated = file.ProductVersion ?? file.FileVersion ?? "unknown";
        return PackageVersions.TryGetValue(id, out string? package) && stated.Split('+')[0] != package ? package : stated;
    }
}
