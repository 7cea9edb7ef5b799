using Drawn = (string Json, System.Func<object?, bool> IsHeld);

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Random documents for random types, whose members have a place of their own but are written in many styles. Every document is taken, and
// its object holds every member, as reflection shows it. This holds again for the text that the object is written as.
public sealed partial class HiddenStylesTests : WithFolder
{
    private const int Types = 80;
    private const int DocumentsOfEach = 25;

    // T stands for the type of the member, N for its name, and n for the name in lower case.
    private static readonly string[] Styles =
    [
        "public T N { get; set; }", "public T N { get; init; }",
        "public T N { get; private set; }", "public T N { get; internal set; }", "public T N { get; protected set; }",
        "public T N { get; }", "public T N;", "public readonly T N;",
        "[JsonIgnore] public T N { get; set; }", "[JsonIgnore] public T N { get; }", "[JsonIgnore] public readonly T N;",
        "[JsonInclude] internal T N;", "private readonly T _n; public T N => _n;",
        "private T m_n; public T N { get { return m_n; } private set { m_n = value; } }",
        "private T n; public T N { get => n; set => n = value; }",
        "[JsonPropertyName(\"N\")] public T N { get; private set; }", "public virtual T N { get; protected set; }",
        "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public T N { get; set; }",
    ];

    private static readonly string[] ListStyles =
    [
        "private readonly List<I> _n = new(); public IReadOnlyList<I> N => _n.AsReadOnly();",
        "private readonly List<I> _n = new(); public IEnumerable<I> N => _n;",
        "public List<I> N { get; } = new();",
        "public IReadOnlyCollection<I> N { get; } = new List<I>();",
        "private readonly List<I> n = new(); public System.Collections.ObjectModel.ReadOnlyCollection<I> N => n.AsReadOnly();",
    ];

    private readonly List<Declared> _declared = [];
    private SplitMix64 _random = new(20_261_123);
    private int _members;

    [Fact]
    public void Every_member_with_a_place_holds_what_its_document_says()
    {
        var source = new StringBuilder("using System.Text.Json.Serialization;\n");
        for (int i = 0; i < Types; i++)
        {
            source.Append(Declare(i)).Append('\n');
        }

        string file = CompiledAssembly.Write(_folder, "Styles" + Guid.NewGuid().ToString("N"), $"#pragma warning disable\n{source}");
        Assembly assembly = ForeignAssembly.Load(file);
        foreach (Declared declared in _declared)
        {
            typeof(HiddenStylesTests).GetMethod(nameof(ReadAll), BindingFlags.Instance | BindingFlags.NonPublic)!
                .MakeGenericMethod(assembly.GetType(declared.Name)!).Invoke(this, BindingFlags.DoNotWrapExceptions, null, [declared], null);
        }
    }

    private void ReadAll<T>(Declared declared)
    {
        UnreadMembers members = OwnJson.FindUnread();
        for (int i = 0; i < DocumentsOfEach; i++)
        {
            (string json, Func<object?, bool> isHeld) = Draw(declared, depth: 0);
            var record = new JsonRecord(Encoding.UTF8.GetBytes(json), Number: 1, Line: 1, Column: 1);

            OwnJson.Check<T>(record, "data.json", members);
            T value = OwnJson.Read<T>(record, "data.json");
            T again = OwnJson.Read<T>(record with { Utf8 = OwnJson.Write(value) }, "data.json");

            Assert.True(isHeld(value), $"{declared.Source}\n{json}");
            Assert.True(isHeld(again), $"{declared.Source}\n{json}\n{Encoding.UTF8.GetString(OwnJson.Write(value))}");
            Assert.True(members.Altered == 0, $"{declared.Source}\n{json}\n{members.FirstAltered}");
        }
    }

    private string Declare(int number)
    {
        var drawn = new List<Member>();
        var body = new StringBuilder();
        var parameters = new List<string>();
        int kind = _random.Next(6);
        Declared? parent = kind == 0 && _declared.FindLast(one => one.IsClass) is { } last ? last : null;
        for (int i = 1 + _random.Next(6); i > 0; i--)
        {
            string name = $"Member{_members++}";
            (string type, Drawer draw) = DrawType();
            drawn.Add(new Member(name, draw));
            if (kind == 1 && _random.NextBoolean())
            {
                parameters.Add($"{type} {name}");
            }
            else if (kind != 2 && type.StartsWith("List<", StringComparison.Ordinal) && _random.NextBoolean())
            {
                body.Append(Fill(ListStyles[_random.Next(ListStyles.Length)], type, name));
            }
            else
            {
                string style = Styles[_random.Next(kind == 2 ? 16 : Styles.Length)];
                body.Append(Fill(kind == 2 ? style.Replace("protected", "private") : style, type, name));
            }
        }

        string source = kind switch
        {
            0 when parent is not null => $"public class Type{number} : {parent.Name} {{ {body} }}",
            1 when parameters.Count > 0 => $"public record Type{number}({string.Join(", ", parameters)}) {{ {body} }}",
            2 => $"public struct Type{number} {{ {body} }}",
            3 => $"public class Type{number} {{ private Type{number}() {{ }} public Type{number}(object other, int more) {{ }} {body} }}",
            _ => $"public class Type{number} {{ {body} }}",
        };
        _declared.Add(new Declared($"Type{number}", source, [.. parent?.Members ?? [], .. drawn], IsClass: kind is 0 or > 3));
        return source;
    }

    private static string Fill(string style, string type, string name)
    {
        string lower = char.ToLowerInvariant(name[0]) + name[1..];
        return Names().Replace(style.Replace("List<I>", type), found => found.Value switch
        {
            "T" => type,
            "N" => name,
            "<I>" => type[4..],
            _ => found.Value[..^1] + lower,
        }) + " ";
    }

    private (string Type, Drawer Draw) DrawType()
    {
        Declared? other = _declared.Count == 0 ? null : _declared[_random.Next(_declared.Count)];
        return _random.Next(other is null ? 21 : 25) switch
        {
            0 => ("int", _ => Leaf(_random.Next(100) - 50)),
            1 => ("ulong", _ => Leaf(_random.NextUInt64())),
            2 => ("double", _ => Leaf((_random.NextDouble() - 0.5) * 1000)),
            3 => ("float", _ => Leaf((float)_random.NextDouble())),
            4 => ("decimal", _ => Leaf(new decimal(_random.Next(1000), 0, 0, false, 2))),
            5 => ("bool", _ => Flag(_random.NextBoolean())),
            6 => ("string", _ => Text($"t{_random.Next(9)}", text => text)),
            7 => ("string?", _ => Maybe(() => Text("é\\\"", _ => "é\""))),
            8 => ("Guid", _ => Text($"{new Guid(_random.Next(1000), 2, 3, new byte[8])}", Guid.Parse)),
            9 => ("DateTime", _ => Text(
                $"2024-01-02T03:04:{_random.Next(60):00}Z",
                text => DateTime.Parse(text, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind))),
            10 => ("DateTimeOffset", _ => Text($"2024-01-02T03:04:{_random.Next(60):00}+02:00", text => DateTimeOffset.Parse(text))),
            11 => ("TimeSpan", _ => Text($"01:02:{_random.Next(60):00}", text => TimeSpan.Parse(text))),
            12 => ("DateOnly", _ => Text($"2024-01-{1 + _random.Next(30):00}", text => DateOnly.Parse(text))),
            13 => ("DayOfWeek", _ => _random.NextBoolean()
                ? Text($"{(DayOfWeek)_random.Next(7)}", text => Enum.Parse<DayOfWeek>(text))
                : ("5", value => value is DayOfWeek.Friday)),
            14 => ("int?", _ => Maybe(() => Leaf(_random.Next(100)))),
            15 => ("byte[]", _ => Bytes(_random.Next(3) == 0 ? "" : "AQID")),
            16 => ("int[]", _ => Array(() => Leaf(_random.Next(9)))),
            17 => ("List<string>", _ => Array(() => Text($"i{_random.Next(9)}", text => text))),
            18 => ("List<double>", _ => Array(() => Leaf(_random.NextDouble()))),
            19 => ("Dictionary<string, int>", _ => Map(() => Leaf(_random.Next(9)))),
            20 => ("HashSet<int>", _ => Distinct(_random.Next(9))),
            21 => (other!.Name, depth => Draw(other, depth + 1)),
            22 => ($"List<{other!.Name}>", depth => Array(() => Draw(other, depth + 1))),
            23 => ($"Dictionary<string, {other!.Name}>", depth => Map(() => Draw(other, depth + 1))),
            _ => ($"{other!.Name}?", depth => Maybe(() => Draw(other, depth + 1))),
        };
    }

    private Drawn Draw(Declared type, int depth)
    {
        // Below the third level, an object is empty.
        (string Name, Drawn Value)[] members =
            [.. type.Members.Where(_ => depth < 3 && _random.Next(4) > 0).Select(member => (member.Name, member.Draw(depth)))];
        return ($"{{{string.Join(',', members.Select(member => $"\"{Case(member.Name)}\":{member.Value.Json}"))}}}",
            value => value is not null && members.All(member => member.Value.IsHeld(Get(value, member.Name))));
    }

    private string Case(string name) => _random.Next(4) switch { 0 => name.ToLowerInvariant(), 1 => name.ToUpperInvariant(), _ => name };

    private static object? Get(object owner, string name)
    {
        const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
        return owner.GetType().GetProperty(name, Any) is { } property
            ? property.GetValue(owner)
            : owner.GetType().GetField(name, Any)!.GetValue(owner);
    }

    private static Drawn Leaf<T>(T number)
        where T : IFormattable => (number.ToString(null, null), value => value is T held && held.Equals(number));

    private static Drawn Text<T>(string text, Func<string, T> parse) => ($"\"{text}\"", value => parse(text)!.Equals(value));

    private static Drawn Flag(bool flag) => (flag ? "true" : "false", value => flag.Equals(value));

    private static Drawn Bytes(string text) => ($"\"{text}\"", value => value is byte[] held && Convert.ToBase64String(held) == text);

    private Drawn Distinct(int first)
    {
        int next = first;
        return Array(() => Leaf(next++));
    }

    private Drawn Maybe(Func<Drawn> draw) => _random.Next(3) == 0 ? ("null", value => value is null) : draw();

    private Drawn Array(Func<Drawn> draw)
    {
        Drawn[] items = [.. Enumerable.Range(0, _random.Next(4)).Select(_ => draw())];
        return ($"[{string.Join(", ", items.Select(item => item.Json))}]",
            value => value is IEnumerable held
                && held.Cast<object?>().ToArray() is var all
                && all.Length == items.Length
                && items.Zip(all).All(pair => pair.First.IsHeld(pair.Second)));
    }

    private Drawn Map(Func<Drawn> draw)
    {
        (string Key, Drawn Value)[] entries = [.. Enumerable.Range(0, _random.Next(4)).Select(i => ($"k {i}", draw()))];
        return ($"{{{string.Join(',', entries.Select(entry => $"\"{entry.Key}\": {entry.Value.Json}"))}}}",
            value => value is IDictionary held
                && held.Count == entries.Length
                && entries.All(entry => entry.Value.IsHeld(held[entry.Key])));
    }

    [GeneratedRegex(@"\bT\b|\bN\b|\b_n\b|\bm_n\b|\bn\b|<I>")]
    private static partial Regex Names();

    private delegate Drawn Drawer(int depth);

    private sealed record Member(string Name, Drawer Draw);

    private sealed record Declared(string Name, string Source, IReadOnlyList<Member> Members, bool IsClass);
}
