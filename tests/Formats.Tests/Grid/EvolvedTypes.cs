namespace SerBench.Formats.Tests.Grid;

// The old version of a type, for tests of readers and writers of different versions.
public sealed class Older { public int Id { get; set; } public string? Name { get; set; } }

// The same type with members added at its end.
public sealed class Newer
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public int Added { get; set; }

    public string? Note { get; set; }

    public double? Maybe { get; set; }

    public List<Older>? Parts { get; set; }

    public Dictionary<string, int>? Counts { get; set; }

    public static Newer Full { get; } = new()
    {
        Id = 5,
        Name = "five",
        Added = 7,
        Note = "behind all that an older reader reaches",
        Maybe = 0.5,
        Parts = [new Older { Id = 6, Name = "six" }],
        Counts = new Dictionary<string, int> { ["one"] = 1 },
    };
}

// A type that contains the old one.
public sealed class OlderList { public List<Older>? Items { get; set; } public int Last { get; set; } }

// The same type with the new one.
public sealed class NewerList { public List<Newer>? Items { get; set; } public int Last { get; set; } }
