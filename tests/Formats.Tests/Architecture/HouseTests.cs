using SerBench.Published;

namespace SerBench.Formats.Tests.Architecture;

// The arrows of ARCHITECTURE.md, checked in the compiled assemblies.
public sealed class HouseTests
{
    private const string Formats = "SerBench.Formats.";

    // A format may use these rooms and its own.
    private static readonly string[] Shared = ["Contracts", "Wire", "Access", "Values"];

    // The rooms from the bottom to the top. A room uses those before it.
    private static readonly string[] Floors = ["Contracts", "Wire", "Values", "Access", "Codecs"];

    private static readonly string[] HashTables =
        [.. new[] { "Dictionary`2", "IDictionary`2", "HashSet`1", "ISet`1", "ICollection`1" }
            .Select(name => $"System.Collections.Generic.{name}")];

    private static Assembly Package => typeof(IFormat).Assembly;

    // The package, and formats of publications alone.
    private static readonly Assembly[] OfFormats = [typeof(IFormat).Assembly, typeof(Publications).Assembly];

    private static readonly string[] Rooms =
        [.. Package.GetTypes().Select(type => type.FullName!.Split('.'))
            .Where(parts => parts.Length > 3).Select(parts => parts[2]).Distinct()];

    [Fact]
    public void The_package_references_nothing_of_ours() => Assert.Empty(References(Package));

    [Fact]
    public void The_package_has_no_word_of_the_benchmark() => Assert.DoesNotContain(
        Package.GetExportedTypes(),
        type => type != typeof(Serializer<>) && Regex.IsMatch(type.Name, "Serializer|Family|Codec|Core|Row"));

    [Fact]
    public void The_model_references_nothing_of_ours() => Assert.Empty(References(typeof(IModel).Assembly));

    [Fact]
    public void What_is_raced_references_the_models_and_the_package() =>
        Assert.Equal(["SerBench.Formats", "SerBench.Model"], References(typeof(Catalog).Assembly).Order());

    [Fact]
    public void A_format_uses_the_shared_rooms_and_its_own() =>
        Assert.DoesNotContain(
            Uses(),
            use => !Floors.Contains(use.From) && use.From is not ("Compression" or "") && !Shared.Contains(use.To));

    [Fact]
    public void The_shared_rooms_use_those_below_them_and_no_format() =>
        Assert.DoesNotContain(
            Uses(),
            use => Floors.Contains(use.From)
                && Array.IndexOf(Floors, use.To) is var to
                && (to < 0 || to > Array.IndexOf(Floors, use.From)));

    [Fact]
    public void No_format_has_the_name_of_a_model_in_its_code()
    {
        string[] models = [.. typeof(IModel).Assembly.GetTypes().Select(type => type.FullName!)];
        Assert.DoesNotContain(AssemblyUses.Of(Package), use => models.Contains(use.Used));
    }

    // Keys of a message are of a type that the code of the package does not know. They may crowd, so whoever adds them to a hash table
    // counts them.
    [Fact]
    public void Keys_of_messages_are_added_with_a_guard()
    {
        string[] adders =
        [
            .. OfFormats.SelectMany(AssemblyUses.CallsOf)
                .Where(call => call is { First: AssemblyUses.Open, Method: "Add" or "TryAdd" or "set_Item" or "UnionWith" })
                .Where(call => HashTables.Contains(call.Owner))
                .Select(call => call.User).Distinct(),
        ];
        Assert.NotEmpty(adders);
        Assert.All(adders, adder => Assert.Contains(OfFormats.SelectMany(AssemblyUses.Of), use =>
            use.User == adder && (use.Used.Contains("KeyGuard") || adder.Contains("KeyGuard") || use.Used.Contains("Guarded"))));
    }

    // Code over a format that is a class is compiled once for all such formats, and looks up each call at run time.
    [Fact]
    public void Every_format_is_a_struct() =>
        Assert.All(
            OfFormats.SelectMany(assembly => assembly.GetTypes())
                .Where(type => typeof(IFormat).IsAssignableFrom(type) && !type.IsInterface),
            format => Assert.True(format.IsValueType, format.Name));

    // Uses across rooms of the package, without compiler-generated types.
    private static IEnumerable<(string From, string To, string User, string Used)> Uses() =>
        from use in AssemblyUses.Of(Package)
        where use.User.StartsWith(Formats, StringComparison.Ordinal) && use.Used.StartsWith(Formats, StringComparison.Ordinal)
        let room = (From: RoomOf(use.User), To: RoomOf(use.Used))
        where room.From != room.To
        select (room.From, room.To, use.User, use.Used);

    // What users name lies at the root: a format belongs to the room of its name, the exceptions and the attribute to the contracts.
    private static string RoomOf(string type)
    {
        string[] parts = type[Formats.Length..].Split('.');
        return parts.Length > 1 ? parts[0]
            : parts[0].EndsWith("Format") ? Rooms.Single(room => room.StartsWith(parts[0][..4]))
            : parts[0].EndsWith("Exception") || parts[0].EndsWith("Attribute") ? "Contracts"
            : "";
    }

    private static IEnumerable<string> References(Assembly assembly) => assembly.GetReferencedAssemblies()
        .Select(name => name.Name!)
        .Where(name => name.StartsWith("SerBench", StringComparison.Ordinal));
}
