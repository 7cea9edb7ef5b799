using System.Text.RegularExpressions;

namespace SerBench.Serializers.Peers;

// Facts about a library; null if nobody has looked up or measured a fact, unless the comment of the fact says otherwise. Texts may have
// Markdown links and code.
public abstract partial class LibraryCard(PeerId main, string home)
{
    // Includes libraries that a build lacks; sorted by name.
    public static IReadOnlyList<LibraryCard> All { get; } =
    [
        .. typeof(LibraryCard).Assembly.GetTypes().Where(type => type.BaseType == typeof(LibraryCard))
            .Select(type => (LibraryCard)Activator.CreateInstance(type)!).OrderBy(card => card.Name, StringComparer.OrdinalIgnoreCase),
    ];

    private static readonly Dictionary<string, LibraryCard> ByPackage = All.ToDictionary(card => card.Package);
    private static readonly Dictionary<string, RowCard> RowsById = All.SelectMany(card => card.Rows).ToDictionary(row => row.Id);

    public string Package { get; } = main.Package;

    public string Name { get; protected init; } = main.Package;

    // The part of the name that people say, for narrow tables.
    public string Spoken { get => field ?? Name; protected init; } = null!;

    // The main row is the first.
    public IReadOnlyList<RowCard> Rows { get; protected init; } = [];

    // The sources' address.
    public string Home { get; } = home;

    public string? License { get; protected init; }

    public string? Maintainers { get; protected init; }

    public Release? LastRelease { get; protected init; }

    public IReadOnlyList<Advisory> Advisories { get; protected init; } = [];

    // True if hostile input meets limits that the library lacks and SerBench adds: its scores are those of both.
    public bool IsGuarded { get; protected init; }

    // The authors' words on untrusted data; null if they promise nothing.
    public Quote? UntrustedData { get; protected init; }

    // On the statements of SerBench; null if no answer was sent.
    public Quote? AuthorsAnswer { get; protected init; }

    // Attributes, a schema, generated code.
    public string? Needs { get; protected init; }

    // Values without their own form in messages, and their replacement or loss.
    public string? Carries { get; protected init; }

    // Other than C#, with implementations of the format.
    public Quote? Languages { get; protected init; }

    // The authors' promise for other versions of a type.
    public Quote? Evolution { get; protected init; }

    // True if evolve shows that versions of a type read each other's messages after a member was added.
    public bool SurvivesChanges { get; protected init; }

    // The most surprising result of evolve, or null.
    public string? ChangeTrap { get; protected init; }

    public string? AddedFields { get; protected init; }

    public string? DerivedClasses { get; protected init; }

    // Whether references to one object survive.
    public string? References { get; protected init; }

    // True if writing has no limit of depth: a value that contains itself ends the process, where references do not survive.
    public bool WritesWithoutEnd { get; protected init; }

    public string? Streams { get; protected init; }

    // Of encoding into the caller's buffer, even in the best use.
    public string? Garbage { get; protected init; }

    public string? AheadOfTime { get; protected init; }

    // True if .NET itself has the library.
    public bool IsOfRuntime { get; protected init; }

    // True if users number members. A member keeps its number, whatever happens to other members.
    public bool IsNumbered { get; protected init; }

    // False if only full runs, runs on a user's data and runs that name the library time it.
    public bool IsRacedByDefault { get; protected init; } = true;

    // True if people write the code for a type by hand, because the library writes only single values.
    public bool IsByHand { get; protected init; }

    // The file use.txt beside the card, or use-variant.txt: usings, an empty line, and a class that calls the library like the row, with $T
    // for the type.
    public string? ReadUse(string ending = "")
    {
        using Stream? file = GetType().Assembly.GetManifestResourceStream(
            $"use/{GetType().Namespace!.Split('.')[^1]}/use{ending.Replace(':', '-')}");
        return file is null ? null : new StreamReader(file).ReadToEnd().ReplaceLineEndings("\n");
    }

    // Null if the row has no library.
    public static LibraryCard? Find(string serializer) =>
        PeerId.Parse(serializer) is { } id ? ByPackage.GetValueOrDefault(id.Package) : null;

    // Falls back to the library of a row without a card, such as one that converts.
    public static bool IsNumberedIn(string serializer) =>
        FindRow(serializer)?.IsNumbered ?? Find(serializer) is { IsNumbered: true };

    public static RowCard? FindRow(string serializer) => RowsById.GetValueOrDefault(serializer);

    // A fact without its Markdown.
    public static string Plain(string markdown) => Link().Replace(markdown, "$1").Replace("`", "");

    [GeneratedRegex(@"\[([^\]]*)\]\([^)]*\)")]
    private static partial Regex Link();

    // The best row first.
    public static IEnumerable<string> StandingFor(string line) =>
        from row in RowsById.Values
        from place in row.StandsFor
        where place.Line == line
        orderby place.Place
        select row.Id;
}

/// <param name="Day">Year, month and day on which the package was made.</param>
public sealed record Release(string Version, string? Day = null);

/// <param name="Day">the day or month of publication.</param>
/// <param name="MendedIn">the versions without the weakness.</param>
public sealed record Advisory(string Id, string Source, string? Day = null, string? MendedIn = null);
