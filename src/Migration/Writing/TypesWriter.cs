using SerBench.Engine.Inference;
using SerBench.Serializers.Emission;

namespace SerBench.Migration.Writing;

internal static class TypesWriter
{
    public static readonly string[] Usings = ["System", "System.Collections.Generic", "System.Collections.ObjectModel", "System.Numerics"];

    public static string Write(TypePlan plan, IReadOnlyList<Target> targets)
    {
        var text = new StringBuilder();
        foreach (NewClass type in plan.Classes)
        {
            WriteClass(text, type, targets);
        }

        foreach (NewChoice choice in plan.Choices)
        {
            text.Append($"\n/// <summary>One of {choice.Cases.Count} classes.</summary>\n");
            AppendLines(text, targets.SelectMany(target => target.MarkChoice(choice)), "");
            text.Append($"public partial interface {choice.Name}\n{{\n}}\n");
        }

        foreach (NewEnum type in plan.Enums)
        {
            WriteEnum(text, type);
        }

        return $"""
            // Written by 'advise' from files of BinaryFormatter. Edit it as you like: names of types and members may change, numbers of members may not.
            #nullable enable
            {string.Join('\n', Usings.Concat(targets.SelectMany(target => target.Usings)).Select(name => $"using {name};"))}

            namespace {TypePlan.Namespace};
            {text}
            """.ReplaceLineEndings("\n").TrimEnd() + "\n";
    }

    private static void WriteClass(StringBuilder text, NewClass type, IReadOnlyList<Target> targets)
    {
        text.Append($"\n/// <summary>{Comment(type.Comment)}</summary>\n");
        AppendLines(text, targets.Select(target => target.OnClass), "");
        string bases = type.Choices.Count == 0 ? "" : " : " + string.Join(", ", type.Choices.Select(choice => choice.Name).Distinct());
        text.Append($"public {(type.IsStruct ? "partial struct" : "sealed partial class")} {type.Name}{bases}\n{{\n");
        int number = 0;
        string gap = "";
        foreach (NewMember member in type.Members)
        {
            if (!member.Value.IsWritten)
            {
                text.Append($"{gap}    // Left out: {Names.Comment(member.Comment)} {Reason(member.Value.Type)}\n");
            }
            else
            {
                number++;
                text.Append($"{gap}    /// <summary>{Comment(member.Comment)}</summary>\n");
                AppendLines(text, targets.Select(target => target.MarkMember(number)), "    ");
                bool needsValue = !type.IsStruct && !member.Value.HasNull && !member.Value.Type.IsValue;
                text.Append($"    public {member.Value.Code} {member.Name} {{ get; set; }}{(needsValue ? " = null!;" : "")}\n");
            }

            gap = "\n";
        }

        text.Append("}\n");
    }

    private static void WriteEnum(StringBuilder text, NewEnum type)
    {
        text.Append($"\n/// <summary>{Comment(type.Old.Full)}. Files hold numbers alone: take the names from the old program.</summary>\n");
        text.Append($"public enum {type.Name} : {CSharp.NameOf(type.Number)}\n{{\n");
        AppendLines(text, type.Values.Select(value => $"Value{$"{value}".Replace("-", "Minus")} = {value},"), "    ");
        text.Append("}\n");
    }

    private static string Reason(NewType type) => type is NewType.Blocked blocked
        ? $"{char.ToUpperInvariant(Obstacles.NameOf(blocked.Kind)[0])}{Obstacles.NameOf(blocked.Kind)[1..]}: {Names.Comment(blocked.What)}."
        : "It is null or empty in all files.";

    private static string Comment(string text) => Names.Comment(text)
        .Replace("&", "&amp;")
        .Replace("<", "&lt;")
        .Replace(">", "&gt;");

    private static void AppendLines(StringBuilder text, IEnumerable<string?> lines, string indent) =>
        text.Append(string.Concat(lines.OfType<string>().Select(line => $"{indent}{line}\n")));
}
