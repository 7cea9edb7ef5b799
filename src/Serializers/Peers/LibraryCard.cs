namespace SerBench.Serializers.Peers;

/// <summary>Facts about a library. A property is null if the fact has not been looked up or measured, unless its summary gives null another
/// meaning. Texts may have Markdown links and code.</summary>
public abstract class LibraryCard(PeerId main, string home)
{
    private static readonly Dictionary<string, RowCard> RowsById;
    private static readonly Dictionary<string, LibraryCard> ByPackage;

    static LibraryCard()
    {
        All = [.. typeof(LibraryCard).Assembly.GetTypes().Where(type => type.BaseType == typeof(LibraryCard))
            .Select(type => (LibraryCard)Activator.CreateInstance(type)!).OrderBy(card => card.Name, StringComparer.OrdinalIgnoreCase)];
        ByPackage = All.ToDictionary(card => card.Package);
        RowsById = All.SelectMany(card => card.Rows).ToDictionary(row => row.Id);
    }

    /// <summary>The cards of all libraries, including those that a build lacks, by name.</summary>
    public static IReadOnlyList<LibraryCard> All { get; }

    public string Package { get; } = main.Package;

    public string Name { get; protected init; } = main.Package;

    /// <summary>The first is the main row.</summary>
    public IReadOnlyList<RowCard> Rows { get; protected init; } = [];

    /// <summary>The address of the sources.</summary>
    public string Home { get; } = home;

    public string? License { get; protected init; }

    public string? Maintainers { get; protected init; }

    /// <summary>The newest release that was seen.</summary>
    public Release? LastRelease { get; protected init; }

    /// <summary>Known weaknesses that were published.</summary>
    public IReadOnlyList<Advisory> Advisories { get; protected init; } = [];

    /// <summary>The authors' words on untrusted data; null if they promise nothing.</summary>
    public Quote? UntrustedData { get; protected init; }

    /// <summary>The answer of the library's authors to the statements of SerBench; null if none was sent.</summary>
    public Quote? AuthorsAnswer { get; protected init; }

    /// <summary>The needs of a type: attributes, a schema, generated code.</summary>
    public string? Needs { get; protected init; }

    /// <summary>Values without a form of their own in messages: what replaces them, or the loss; null if nothing is known.</summary>
    public string? Carries { get; protected init; }

    /// <summary>Other languages with implementations of the format.</summary>
    public string? Languages { get; protected init; }

    /// <summary>The authors' promise for other versions of a type.</summary>
    public Quote? Evolution { get; protected init; }

    /// <summary>True if <c>evolve</c> shows that versions of a type read each other's messages after a member was added.</summary>
    public bool SurvivesChanges { get; protected init; }

    /// <summary>The most surprising result of <c>evolve</c>, or null.</summary>
    public string? ChangeTrap { get; protected init; }

    /// <summary>Whether fields can be added to a type.</summary>
    public string? AddedFields { get; protected init; }

    /// <summary>Whether a member may hold an object of a derived class.</summary>
    public string? DerivedClasses { get; protected init; }

    /// <summary>Whether two references to one object are still one object after reading.</summary>
    public string? References { get; protected init; }

    /// <summary>Whether messages are written to streams and read from them.</summary>
    public string? Streams { get; protected init; }

    /// <summary>The garbage of encoding into the caller's buffer, even in the best use, or null.</summary>
    public string? Garbage { get; protected init; }

    /// <summary>Whether the library works in a program that is compiled ahead of time.</summary>
    public string? AheadOfTime { get; protected init; }

    /// <summary>True if .NET itself has the library, so that there is no package to add.</summary>
    public bool IsOfRuntime { get; protected init; }

    /// <summary>True if users number the members of a type. A member keeps its number, whatever happens to the others.</summary>
    public bool IsNumbered { get; protected init; }

    /// <summary>False if only full runs, runs on own data and runs that name the library time it.</summary>
    public bool IsRacedByDefault { get; protected init; } = true;

    /// <summary>True if the library writes single values, so that the code for a type is written by hand.</summary>
    public bool IsByHand { get; protected init; }

    /// <summary>The file <c>use.txt</c> beside the card: usings, an empty line, and a class that calls the library as its main row does,
    /// with <c>$T</c> for the type. Null if there is none.</summary>
    public string? ReadUse()
    {
        string name = $"use/{GetType().Namespace!.Split('.')[^1]}";
        using Stream? file = GetType().Assembly.GetManifestResourceStream($"{name}/")
            ?? GetType().Assembly.GetManifestResourceStream($"{name}\\");
        using StreamReader? reader = file is null ? null : new(file);
        return reader?.ReadToEnd().ReplaceLineEndings("\n");
    }

    /// <summary>The card of the library of a row; null if the row is of no library.</summary>
    public static LibraryCard? Find(string serializer) =>
        PeerId.Parse(serializer) is { } id ? ByPackage.GetValueOrDefault(id.Package) : null;

    public static RowCard? FindRow(string serializer) => RowsById.GetValueOrDefault(serializer);

    /// <summary>The rows that stand for a line of a table or publication, the best one first.</summary>
    public static IEnumerable<string> StandingFor(string line) =>
        from row in RowsById.Values
        from place in row.StandsFor
        where place.Line == line
        orderby place.Place
        select row.Id;
}

/// <param name="Day">The day on which the package was made, as year, month and day; null if it is not known.</param>
public sealed record Release(string Version, string? Day = null);

/// <param name="Day">The day of publication, or its month; null if it is not known.</param>
/// <param name="MendedIn">The versions without the weakness; null if none is known.</param>
public sealed record Advisory(string Id, string Source, string? Day = null, string? MendedIn = null);
