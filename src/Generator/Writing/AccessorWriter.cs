using SerBench.Generator.Models;

namespace SerBench.Generator.Writing;

internal static class AccessorWriter
{
    public static void Add(List<string> lines, IEnumerable<AccessorModel> accessors)
    {
        // An accessor without a use is left out: a constructor sets its member.
        AccessorModel[] used = [.. accessors.Where(accessor => lines.Any(line => line.Contains(accessor.Name + "(")))];
        foreach (IGrouping<(string Holder, string Constraints), AccessorModel> group in used.GroupBy(accessor => (accessor.Holder, accessor.Constraints)))
        {
            bool isHeld = group.Key.Holder.Length > 0;
            string indent = isHeld ? "        " : "    ";
            if (isHeld)
            {
                lines.AddRange(["", $"    private static class {group.Key.Holder}{group.Key.Constraints}", "    {"]);
            }

            bool isFirst = isHeld;
            foreach (AccessorModel accessor in group)
            {
                lines.AddRange(isFirst ? [] : [""]);
                lines.Add($"{indent}[UnsafeAccessor({accessor.Attribute})]");
                lines.Add(
                    $"{indent}{(isHeld ? "public" : "private")} static extern {accessor.Returns} {accessor.Name}({accessor.Parameters});");
                isFirst = false;
            }

            lines.AddRange(isHeld ? ["    }"] : []);
        }
    }
}
