using System.Diagnostics.CodeAnalysis;
using System.Reflection.Metadata;

namespace SerBench.Migration.Old;

// A name of a type without the assemblies of its arguments. The name is never resolved to a type.
internal sealed class OldName
{
    private const int Longest = 8_000;
    private const int LongestKnown = 1_000;
    private const int MostKnown = 20_000;

    private static readonly TypeNameParseOptions Options = new() { MaxNodes = RuntimeMembers.MostNameParts };
    private static readonly ConcurrentDictionary<string, OldName> Known = new(StringComparer.Ordinal);

    private OldName? _array;

    private OldName(OldName item, int rank) => (Item, Rank) = (item, rank);

    public OldName(string definition, params IReadOnlyList<OldName> arguments) => (Definition, Arguments) = (definition, arguments);

    public string Full => field ??= Spell(new StringBuilder()).ToString();

    // The name lacks generic arguments, as in System.Collections.Generic.List`1; empty for an array.
    public string Definition { get; } = "";

    public IReadOnlyList<OldName> Arguments { get; } = [];

    public OldName? Item { get; }

    public int Rank { get; }

    public OldName? OfNullable => Definition == "System.Nullable`1" && Arguments is [var argument] ? argument : null;

    public bool IsOfRuntime => Item is null
        && (Definition.StartsWith("System.", StringComparison.Ordinal) || Definition.StartsWith("Microsoft.", StringComparison.Ordinal));

    public string Short
    {
        get
        {
            if (Item is not null)
            {
                return $"{Item.Short}[{new string(',', Rank - 1)}]";
            }

            string simple = Definition[(Definition.LastIndexOfAny(['.', '+']) + 1)..];
            int mark = simple.IndexOf('`');
            return mark < 0 ? simple : $"{simple[..mark]}<{string.Join(", ", Arguments.Select(argument => argument.Short))}>";
        }
    }

    public static bool TryParse(string text, [NotNullWhen(true)] out OldName? name)
    {
        if (Known.TryGetValue(text, out name))
        {
            return true;
        }

        if (text.Length > Longest || !TypeName.TryParse(text, out TypeName? parsed, Options) || parsed.IsPointer || parsed.IsByRef
            || parsed.AssemblyName is not null)
        {
            return false;
        }

        name = Of(parsed);
        if (text.Length <= LongestKnown && Known.Count < MostKnown)
        {
            Known.TryAdd(text, name);
        }

        return true;
    }

    public static OldName Of(string text) =>
        TryParse(text, out OldName? name) ? name : throw new ArgumentException($"'{text}' is no name of a type.", nameof(text));

    public OldName ArrayOf(int rank) => rank == 1 ? _array ??= new OldName(this, rank) : new OldName(this, rank);

    public override string ToString() => Full;

    private static OldName Of(TypeName name) => name.IsArray ? Of(name.GetElementType()).ArrayOf(name.GetArrayRank())
        : name.IsConstructedGenericType ? new OldName(name.GetGenericTypeDefinition().FullName, [.. name.GetGenericArguments().Select(Of)])
        : new OldName(name.FullName);

    // Inner names cache no text, because their texts would be far longer than the whole name.
    private StringBuilder Spell(StringBuilder text)
    {
        if (Item is not null)
        {
            return Item.Spell(text).Append('[').Append(',', Rank - 1).Append(']');
        }

        text.Append(Definition);
        for (int i = 0; i < Arguments.Count; i++)
        {
            Arguments[i].Spell(text.Append(i == 0 ? "[[" : ",[")).Append(']');
        }

        return Arguments.Count > 0 ? text.Append(']') : text;
    }
}
