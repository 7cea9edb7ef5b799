using System.Reflection;
using System.Text.Json.Nodes;

namespace SerBench.Serializers.Tests.Peers;

// The peers of this build by id, and the facts about models that tests need.
internal static class PeerCases
{
    private const string MetadataPrefix = "Peer:";
    private const string PackagePrefix = "Package:";

    public static IEnumerable<ISerializer> Peers =>
        Catalog.BuiltIn.Serializers.Where(serializer => serializer.Family == SerializerFamily.Peer);

    // The build's result for each optional library: its package id, whether it is present, and the whole text.
    public static IEnumerable<(string Package, bool IsPresent, string Text)> Declared => typeof(Catalog).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Where(metadata => metadata.Key.StartsWith(MetadataPrefix, StringComparison.Ordinal))
        .Select(metadata => (
            metadata.Key[MetadataPrefix.Length..],
            metadata.Value!.StartsWith("present|", StringComparison.Ordinal),
            metadata.Value!));

    // The version of the package from which each assembly comes, by the assembly's name.
    public static IEnumerable<(string Assembly, string Version)> Packages => typeof(Catalog).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Where(metadata => metadata.Key.StartsWith(PackagePrefix, StringComparison.Ordinal))
        .Select(metadata => (metadata.Key[PackagePrefix.Length..], metadata.Value!));

    // Every model's listed scenarios, except the tree of a million nodes, and texts whose letters mixed has as well.
    public static IEnumerable<(IModel Model, Scenario Scenario)> Data =>
        from model in ModelCatalog.BuiltIn.Models
        from scenario in model.Scenarios
        where !scenario.IsLargeOrOfOtherText()
        select (model, scenario);

    // Whether a peer refuses messages beyond 32 KiB, the limit of the verifier of Google.FlatBuffers.
    public static bool EndsAt32KiB(string peer) => peer is "peer/Google.FlatBuffers" or "peer/Google.FlatBuffers:view";

    // The first scenario of a model, or a short one if a peer refuses that.
    public static Scenario FirstOf(IModel model, string serializer) =>
        (EndsAt32KiB(serializer) ? model.Scenarios.FirstOrDefault(scenario => scenario.Name == "single") : null) ?? model.Scenarios[0];

    // The reason why the tests of a library are skipped; null if the build has the library.
    public static string? LackOf(string package) =>
        Declared.Any(peer => peer.Package == package && peer.IsPresent) ? null : $"{package} is not in this build";

    // True for the reason of the one kind that a library lacks. Models may hold it; nothing else of a model is refused.
    public static bool IsOfLackedKind(string refusal) => refusal.Contains(" has no decimal,");

    public static TResult Visit<TResult>(string model, IModelVisitor<TResult> visitor) => ModelCatalog.BuiltIn.Find(model)!.Accept(visitor);

    // By the type of a model, so that the caller need not name it.
    public static ICodec<T> Codec<T>(string serializer, IModel<T> _) => Codec<T>(serializer);

    public static ICodec<T> Codec<T>(string serializer)
    {
        Binding<T> binding = Catalog.BuiltIn.Find(serializer)!.Bind<T>();
        Assert.True(binding.Codec is not null, $"{serializer} {binding.Reason}");
        return binding.Codec;
    }

    // Whether a message of a codec, of objects or of views, holds a value.
    public static bool ComesBack<T>(ICodec<T> codec, IModel<T> model, T value, byte[] message) => codec is IViewCodec<T> view
        ? view.Expect(value) == view.Read(message)
        : model.AreEqual(value, ((IObjectCodec<T>)codec).Decode(message));

    // Checks that a serializer has read a value. Some have no null for text and collections.
    public static void AssertRead<T>(string serializer, IModel<T> model, T expected, T decoded)
    {
        if (Catalog.BuiltIn.Find(serializer)!.Traits.HasFlag(Traits.FoldsNull))
        {
            Assert.Equal(Folded(expected), Folded(decoded));
        }
        else
        {
            Assert.True(model.AreEqual(expected, decoded));
            Assert.Equal(model.Touch(expected), model.Touch(decoded));
        }
    }

    // Checks that damage is refused without the memory that it claims. What is allocated once for a type does not count.
    public static void AssertCheaplyRefused(Action read)
    {
        Assert.Throws<WireFormatException>(read);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Throws<WireFormatException>(read);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1 << 20);
    }

    // A value as JSON without nulls and empty collections or texts. It is equal for values that differ only in these.
    public static string Folded<T>(T value)
    {
        JsonNode root = JsonNode.Parse(ModelJson.Write(value))!;
        Fold(root);
        return root.ToJsonString();
    }

    private static void Fold(JsonNode? node)
    {
        switch (node)
        {
            case JsonObject members:
                foreach ((string name, JsonNode? member) in members.ToArray())
                {
                    Fold(member);
                    if (IsNothing(member))
                    {
                        members.Remove(name);
                    }
                }

                break;
            case JsonArray items:
                foreach (JsonNode? item in items)
                {
                    Fold(item);
                }

                break;
        }
    }

    private static bool IsNothing(JsonNode? node) => node switch
    {
        null => true,
        JsonArray items => items.Count == 0,
        JsonObject members => members.Count == 0,
        JsonValue value => value.TryGetValue(out string? text) && text.Length == 0,
        _ => false,
    };
}
