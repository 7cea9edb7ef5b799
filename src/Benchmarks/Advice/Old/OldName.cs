using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection.Metadata;

namespace SerBench.Benchmarks.Advice.Old;

/// <summary>The name of a type as a file spells it, without the assemblies of its arguments. It is taken apart and never looked up.</summary>
internal sealed class OldName
{
    /// <summary>Longer names are refused; those of nested generic types of the runtime have a few hundred letters.</summary>
    private const int Longest = 8_000;
    private const int MostParts = 200;
    private const int MostKnown = 20_000;

    private static readonly TypeNameParseOptions Options = new() { MaxNodes = MostParts };
    private static readonly ConcurrentDictionary<string, OldName> Known = new(StringComparer.Ordinal);

    private OldName(TypeName name)
    {
        if (name.IsArray)
        {
            Item = new OldName(name.GetElementType());
            Rank = name.GetArrayRank();
            Definition = Full = $"{Item.Full}[{new string(',', Rank - 1)}]";
            return;
        }

        Definition = name.IsConstructedGenericType ? name.GetGenericTypeDefinition().FullName : name.FullName;
        Arguments = name.IsConstructedGenericType ? [.. name.GetGenericArguments().Select(argument => new OldName(argument))] : [];
        Full = Arguments.Count == 0 ? Definition : $"{Definition}[{string.Join(',', Arguments.Select(argument => $"[{argument.Full}]"))}]";
    }

    /// <summary>The whole name, by which types of several files are the same.</summary>
    public string Full { get; }

    /// <summary>The name without generic arguments, such as <c>System.Collections.Generic.List`1</c>.</summary>
    public string Definition { get; }

    public IReadOnlyList<OldName> Arguments { get; } = [];

    /// <summary>The type of the items of an array; null if the name is not that of an array.</summary>
    public OldName? Item { get; }

    /// <summary>The dimensions of an array.</summary>
    public int Rank { get; }

    public bool IsOfRuntime => Item is null && (Definition.StartsWith("System.", StringComparison.Ordinal) || Definition.StartsWith("Microsoft.", StringComparison.Ordinal));

    /// <summary>The name for people: no namespaces, and arguments as C# writes them.</summary>
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

        if (text.Length > Longest || !TypeName.TryParse(text, out TypeName? parsed, Options) || parsed.IsPointer || parsed.IsByRef)
        {
            return false;
        }

        name = new OldName(parsed);
        if (Known.Count < MostKnown)
        {
            Known.TryAdd(text, name);
        }

        return true;
    }

    /// <summary>The name of a type of the runtime, which is known to be one.</summary>
    public static OldName Of(string text) => TryParse(text, out OldName? name) ? name : throw new ArgumentException($"'{text}' is no name of a type.", nameof(text));

    public override string ToString() => Full;
}
