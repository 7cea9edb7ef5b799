using System.Text.RegularExpressions;

namespace SerBench.Serializers.Peers;

// A fact is null if nobody has looked it up, unless its comment says otherwise. Texts may contain Markdown.
public abstract partial class LibraryCard(PeerId main, string home)
{
    public static IReadOnlyList<LibraryCard> All { get; } =
    [
        .. typeof(LibraryCard).Assembly.GetTypes().Where(type => type.BaseType == typeof(LibraryCard))
            .Select(type => (LibraryCard)Activator.CreateInstance(type)!).OrderBy(card => card.Name, StringComparer.OrdinalIgnoreCase),
    ];

    private static readonly Dictionary<string, LibraryCard> ByPackage = All.ToDictionary(card => card.Package);
    private static readonly Dictionary<string, RowCard> RowsById = All.SelectMany(card => card.Rows).ToDictionary(row => row.Id);

    public string Package { get; } = main.Package;

    public string Name { get; protected init; } = main.Package;

    public string Spoken { get => field ?? Name; protected init; } = null!;

    public IReadOnlyList<RowCard> Rows { get; protected init; } = [];

    public string Home { get; } = home;

    public string? License { get; protected init; }

    public string? Maintainers { get; protected init; }

    public Release? LastRelease { get; protected init; }

    public IReadOnlyList<Advisory> Advisories { get; protected init; } = [];

    // True if SerBench adds limits against hostile input. Results of attacks include these limits.
    public bool IsGuarded { get; protected init; }

    // The authors' words on untrusted data; null if they promise nothing.
    public Quote? UntrustedData { get; protected init; }

    public Quote? AuthorsAnswer { get; protected init; }

    public string? Needs { get; protected init; }

    // Names the values that messages replace or lose.
    public string? Carries { get; protected init; }

    public Quote? Languages { get; protected init; }

    public Quote? Evolution { get; protected init; }

    // True if the command evolve showed that versions of a type can read each other's messages after a member was added.
    public bool SurvivesChanges { get; protected init; }

    public string? ChangeTrap { get; protected init; }

    public string? AddedFields { get; protected init; }

    public string? DerivedClasses { get; protected init; }

    public string? References { get; protected init; }

    // True if writing has no depth limit. A value that contains itself then ends the process.
    public bool WritesWithoutEnd { get; protected init; }

    public string? Streams { get; protected init; }

    public string? Garbage { get; protected init; }

    public string? AheadOfTime { get; protected init; }

    public bool IsOfRuntime { get; protected init; }

    public bool IsNumbered { get; protected init; }

    public bool IsRacedByDefault { get; protected init; } = true;

    public bool IsByHand { get; protected init; }

    // Reads use.txt or use-variant.txt beside the card: usings, an empty line, and a class that calls the library for the type $T.
    public string? ReadUse(string ending = "")
    {
        using Stream? file = GetType().Assembly.GetManifestResourceStream(
            $"use/{GetType().Namespace!.Split('.')[^1]}/use{ending.Replace(':', '-')}");
        return file is null ? null : new StreamReader(file).ReadToEnd().ReplaceLineEndings("\n");
    }

    public static LibraryCard? Find(string serializer) =>
        PeerId.Parse(serializer) is { } id ? ByPackage.GetValueOrDefault(id.Package) : null;

    public static bool IsNumberedIn(string serializer) =>
        FindRow(serializer)?.IsNumbered ?? Find(serializer) is { IsNumbered: true };

    public static RowCard? FindRow(string serializer) => RowsById.GetValueOrDefault(serializer);

    public static string Plain(string markdown) => Link().Replace(markdown, "$1").Replace("`", "");

    [GeneratedRegex(@"\[([^\]]*)\]\([^)]*\)")]
    private static partial Regex Link();

    public static IEnumerable<string> StandingFor(string line) =>
        from row in RowsById.Values
        from place in row.StandsFor
        where place.Line == line
        orderby place.Place
        select row.Id;
}

public sealed record Release(string Version, string? Day = null);

public sealed record Advisory(string Id, string Source, string? Day = null, string? MendedIn = null);
