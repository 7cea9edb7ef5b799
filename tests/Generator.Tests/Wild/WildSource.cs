using System.Text;
using SerBench.Model;

namespace SerBench.Generator.Tests.Wild;

// Draws types like those that people write: a family whose first type is the root of messages. The same seed gives the same source.
internal sealed class WildSource
{
    private const int MostTypes = 7;
    private const double MostOfRoot = 600;
    private const double MostOfMember = 25;
    private static readonly WildStyle[] Styles = Enum.GetValues<WildStyle>();

    private readonly List<WildType> _types = [];
    private readonly WildMembers _members;
    private readonly StringBuilder _source = new();
    private readonly int _seed;
    private SplitMix64 _random;

    private WildSource(int seed)
    {
        _seed = seed;
        _random = new SplitMix64((ulong)seed);
        _members = new WildMembers(_types, isTame: _random.Next(3) != 0);
        DrawTypes();
        DrawMembers();
        _source.AppendLine($"namespace Wild.S{seed}\n{{").AppendLine(WildMembers.Enums());
        foreach (WildType type in _types.Where(type => type.Host < 0))
        {
            Declare(type, "    ");
        }

        _source.AppendLine("}");
    }

    public static string RootOf(int seed) => $"Wild.S{seed}.Root";

    public static string Draw(int seed) => "#nullable enable\n" + new WildSource(seed)._source;

    private void DrawTypes()
    {
        int count = 1 + _random.Next(MostTypes);
        HashSet<string>[] taken = [.. Enumerable.Range(0, count + 1).Select(_ => new HashSet<string> { "Root" })];
        for (int i = 0; i < count; i++)
        {
            WildStyle style = Styles[_random.Next(Styles.Length)];
            int host = i > 0 && _random.Next(3) == 0 ? _random.Next(i) : -1;
            host = host >= 0 && _types[host].IsGeneric ? -1 : host;
            if (host >= 0)
            {
                taken[host].UnionWith(_types[host].Code.Split('.'));
            }

            string name = i == 0 ? "Root" : WildNames.DrawType(ref _random, taken[host < 0 ? count : host]);
            bool isGeneric = i > 0
                && (style is WildStyle.Properties or WildStyle.Fields or WildStyle.StructOfFields)
                && _random.Next(3) == 0;
            string space = host < 0 ? $"Wild.S{_seed}" : _types[host].Code;
            _types.Add(new WildType(i, name, $"{space}.{name}", style, host) { IsGeneric = isGeneric });
        }
    }

    // Draws from the last type to the first, which may hold all others.
    private void DrawMembers()
    {
        bool isLarge = _random.Next(12) == 0;
        foreach (WildType type in _types.AsEnumerable().Reverse())
        {
            bool isRoot = type.Number == 0;
            int count = isRoot && isLarge ? 16 + _random.Next(285) : _random.Next(10) == 0 ? 12 + _random.Next(10) : 1 + _random.Next(7);
            double most = !isRoot ? MostOfMember : isLarge ? MostOfRoot / count : MostOfRoot / 4;
            bool isCaseEnough = type.Style is WildStyle.Properties or WildStyle.Fields or WildStyle.StructOfFields;
            IEnumerable<string> taken = _types.Where(other => other.Host == type.Number).Select(inner => inner.Name).Append(type.Name);
            string[] names = WildNames.DrawMembers(ref _random, count, isCaseEnough, taken);
            type.Members = new (string, string, double)[count];
            for (int i = 0; i < count; i++)
            {
                (string code, double weight) = _members.Draw(ref _random, type, most);
                type.Members[i] = (code, names[i], weight);
            }
        }
    }

    private void Declare(WildType type, string indent)
    {
        (string Type, string Name)[] members = [.. type.Members.Select(member => (member.Type, member.Name))];
        string mark = $"{indent}[Serializable{(type.Number == 0 ? ", GenerateBinarizer" : "")}]\n";
        string title = type.Name + (type.IsGeneric ? "<T>" : "");
        string parameters = string.Join(", ", members.Select(member => $"{member.Type} {member.Name}"));
        switch (type.Style)
        {
            case WildStyle.Record:
                Open(indent, $"{mark}{indent}public sealed record {title}({parameters})");
                break;
            case WildStyle.RecordStruct:
                Open(indent, $"{mark}{indent}public readonly record struct {title}({parameters})");
                break;
            case WildStyle.Subclass:
                int half = members.Length / 2;
                Open(indent, $"{indent}[Serializable]\n{indent}public {(_random.NextBoolean() ? "abstract " : "")}class {type.Name}Base");
                AddMembers(indent, members[..half], "{0}public {1} {2} {{ get; set; }} = default!;");
                _source.AppendLine(indent + "}");
                Open(indent, $"{mark}{indent}public class {title} : {type.Name}Base");
                AddMembers(indent, members[half..], "{0}public {1} {2} {{ get; set; }} = default!;");
                break;
            default:
                Open(indent, $"{mark}{indent}public {(type.IsStruct ? "" : "sealed ")}{(type.IsStruct ? "struct" : "class")} {title}");
                AddBody(type, indent, members);
                break;
        }

        foreach (WildType inner in _types.Where(other => other.Host == type.Number))
        {
            Declare(inner, indent + "    ");
        }

        _source.AppendLine(indent + "}");
    }

    private void AddBody(WildType type, string indent, (string Type, string Name)[] members)
    {
        switch (type.Style)
        {
            case WildStyle.Fields:
                AddMembers(indent, members, "{0}public {1} {2} = default!;");
                break;
            case WildStyle.StructOfFields:
                AddMembers(indent, members, "{0}public {1} {2};");
                break;
            case WildStyle.StructOfProperties:
                AddMembers(indent, members, "{0}public {1} {2} {{ get; set; }}");
                break;
            case WildStyle.Initializers:
                AddMembers(indent, members[..1], "{0}public required {1} {2} {{ get; init; }}");
                AddMembers(indent, members[1..], "{0}public {1} {2} {{ get; init; }} = default!;");
                break;
            case WildStyle.PrivateFields:
                _source.AppendLine($"{indent}    private {type.Name}() {{ }}");
                AddMembers(indent, members[..1], "{0}private readonly {1} {2} = default!;");
                AddMembers(indent, members[1..], "{0}private {1} {2} = default!;");
                break;
            case WildStyle.Constructor:
                AddMembers(indent, members, "{0}public {1} {2} {{ get; }}");
                string parameters = string.Join(", ", members.Select(member => $"{member.Type} {Parameter(member.Name)}"));
                string body = string.Join(" ", members.Select(member => $"this.{member.Name} = {Parameter(member.Name)};"));
                _source.AppendLine($"{indent}    public {type.Name}({parameters}) {{ {body} }}");
                break;
            default:
                AddMembers(indent, members, "{0}public {1} {2} {{ get; set; }} = default!;");
                break;
        }
    }

    // A parameter for a member: its name in another letter case.
    private static string Parameter(string name) => "@" + name.TrimStart('@').ToLowerInvariant();

    private void Open(string indent, string head) => _source.AppendLine(head).AppendLine(indent + "{");

    private void AddMembers(string indent, (string Type, string Name)[] members, string template)
    {
        foreach ((string type, string name) in members)
        {
            _source.AppendLine(string.Format(template, indent + "    " + Mark(type, name), type, name));
        }
    }

    // A third of the members that can have another encoding in protobuf have it.
    private static string Mark(string type, string name)
    {
        string number = type.Replace("List<", "").TrimEnd('?', '>', '[', ']');
        string[] kinds =
        [
            .. number is "sbyte" or "short" or "int" or "long" && name.Length % 2 == 0 ? new[] { "ZigZag" }
                : number is "int" or "uint" or "long" or "ulong" ? ["Fixed"] : [],
            .. type.TrimEnd('?') is "int[]" or "double[]" or "List<bool>" or "List<long>" ? new[] { "Unpacked" } : [],
        ];
        return kinds.Length == 0 || name.Length % 3 != 0 ? "" : $"[Wire({string.Join(" | ", kinds.Select(kind => "WireKind." + kind))})] ";
    }
}
