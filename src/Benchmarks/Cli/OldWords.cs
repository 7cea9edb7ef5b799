namespace SerBench.Benchmarks.Cli;

// Renamed options: the old names still work, with a note.
internal static class OldWords
{
    private const string Anywhere = "";

    private static readonly (string Command, string Old, string New)[] Known =
    [
        ("sizes", "--out", "--save"), ("encode", "--out", "--save"), ("memory", "--out", "--save"), ("doctor", "--out", "--save"),
        ("tree", "--out", "--save"),
        ("encode", "--input", "--data"),
        ("evolve", "--schemas", "--versions"), ("evolve", "--root", "--type"), (Anywhere, "--message", "--type"),
        ("run", "--fair", "--fairness"), ("report", "--fair", "--fairness"),
        ("driver", "--provider", "--scenario"), ("driver", "-p", "--scenario"), ("driver", "--layout", "--format"),
        ("driver", "--check", "--confirm"),
    ];

    public static (string[] Arguments, IReadOnlyList<string> Notes) Replace(string[] arguments)
    {
        string command = arguments is [[not '-', ..] name, ..] ? name : "run";
        var notes = new List<string>();
        var words = new List<string>(arguments.Length);
        for (int i = 0; i < arguments.Length; i++)
        {
            (string word, string value) = arguments[i].IndexOf('=') is > 0 and var mark
                ? (arguments[i][..mark], arguments[i][mark..])
                : (arguments[i], "");
            bool namesFile = value.Length > 0 || (i + 1 < arguments.Length && !arguments[i + 1].StartsWith('-'));
            string? current = command == "evolve" && word == "--json" && namesFile ? "--save"
                : Known.FirstOrDefault(known => known.Old == word && (known.Command == command || known.Command == Anywhere)).New;
            if (current is not null)
            {
                notes.Add($"'{command}' has {current} instead of {word} now, which still works in this version.");
            }

            words.Add((current ?? word) + value);
        }

        return ([.. words], [.. notes.Distinct()]);
    }
}
