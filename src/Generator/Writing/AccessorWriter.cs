using SerBench.Generator.Models;

namespace SerBench.Generator.Writing;

internal static class AccessorWriter
{
    // A member that a constructor sets needs no accessor.
    public static string Write(string code, IEnumerable<AccessorModel> accessors) => string.Concat(accessors
        .Where(accessor => code.Contains(accessor.Name + "("))
        .GroupBy(accessor => (accessor.Holder, accessor.Constraints), (key, group) => WriteGroup(key.Holder, key.Constraints, group)));

    private static string WriteGroup(string holder, string constraints, IEnumerable<AccessorModel> accessors)
    {
        bool isHeld = holder.Length > 0;
        string indent = isHeld ? "        " : "    ";
        string methods = string.Join("\n", accessors.Select(accessor => $"""
            {indent}[UnsafeAccessor({accessor.Attribute})]
            {indent}{(isHeld ? "public" : "private")} static extern {accessor.Returns} {accessor.Name}({accessor.Parameters});

            """));
        return isHeld ? $"\n    private static class {holder}{constraints}\n    {{\n{methods}    }}\n" : $"\n{methods}";
    }
}
