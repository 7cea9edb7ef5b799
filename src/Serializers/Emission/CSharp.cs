namespace SerBench.Serializers.Emission;

public static class CSharp
{
    private static readonly Dictionary<Type, string> Keywords = new()
    {
        [typeof(bool)] = "bool",
        [typeof(byte)] = "byte",
        [typeof(sbyte)] = "sbyte",
        [typeof(short)] = "short",
        [typeof(ushort)] = "ushort",
        [typeof(int)] = "int",
        [typeof(uint)] = "uint",
        [typeof(long)] = "long",
        [typeof(ulong)] = "ulong",
        [typeof(char)] = "char",
        [typeof(float)] = "float",
        [typeof(double)] = "double",
        [typeof(decimal)] = "decimal",
        [typeof(string)] = "string",
        [typeof(object)] = "object",
    };

    public static string Snake(string name) =>
        string.Concat(name.TrimStart('_').Select((c, i) =>
            char.IsAsciiLetterUpper(c) ? (i > 0 ? "_" : "") + char.ToLowerInvariant(c) : c.ToString()));

    public static string NameOf(Type type)
    {
        if (type.IsArray)
        {
            // C# writes the brackets of the outermost array first: int[][,] is an array of int[,].
            string ranks = "";
            Type item = type;
            for (; item.IsArray; item = item.GetElementType()!)
            {
                ranks += $"[{new string(',', item.GetArrayRank() - 1)}]";
            }

            return NameOf(item) + ranks;
        }

        return Keywords.TryGetValue(type, out string? keyword) ? keyword
            : Nullable.GetUnderlyingType(type) is { } underlying ? NameOf(underlying) + "?"
            : Qualified(type);
    }

    public static string TitleOf(Type type) => type.IsArray ? TitleOf(type.GetElementType()!) + "[]"
        : type.IsGenericType ? $"{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(TitleOf))}>"
        : type.Name;

    public static string Identifier(string name) => name.All(char.IsAsciiLetterLower) ? "@" + name : name;

    public static string Stem(Type type)
    {
        string name = type.IsGenericType ? type.Name.Split('`')[0] + string.Concat(type.GetGenericArguments().Select(Stem)) : type.Name;
        string stem = string.Concat(name.Where(char.IsAsciiLetterOrDigit));
        return stem.Length > 0 && char.IsAsciiLetter(stem[0]) ? stem : "T" + stem;
    }

    public static string Indent(string text, int width) =>
        string.Join('\n', text.Split('\n').Select(line => line.Length == 0 ? line : new string(' ', width) + line));

    public static string Usings(IEnumerable<string> spaces) =>
        string.Join('\n', spaces.Distinct().Order(StringComparer.Ordinal).Select(space => $"using {space};"));

    public static string NewArray(Type type, string[] counts)
    {
        Type innermost = type;
        while (innermost.IsArray)
        {
            innermost = innermost.GetElementType()!;
        }

        (string name, int start) = (NameOf(type), NameOf(innermost).Length);
        return $"{name[..start]}[{string.Join(", ", counts)}]{name[(name.IndexOf(']', start) + 1)..]}";
    }

    private static string Qualified(Type type)
    {
        var levels = new Stack<Type>();
        for (Type? level = type; level is not null; level = level.DeclaringType)
        {
            levels.Push(level);
        }

        // A nested type repeats the arguments of the types around it.
        Type[] arguments = type.GetGenericArguments();
        int used = 0;
        IEnumerable<string> names = levels.Select(level =>
        {
            int count = level.GetGenericArguments().Length;
            string own = count > used ? $"<{string.Join(", ", arguments[used..count].Select(NameOf))}>" : "";
            used = Math.Max(used, count);
            return Identifier(level.Name.Split('`')[0]) + own;
        });
        string space = type.Namespace is { } outer ? string.Concat(outer.Split('.').Select(part => Identifier(part) + ".")) : "";
        return $"global::{space}{string.Join(".", names)}";
    }
}
