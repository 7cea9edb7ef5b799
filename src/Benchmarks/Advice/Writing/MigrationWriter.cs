using System.Text;
using SerBench.Benchmarks.Advice.Old;
using SerBench.Benchmarks.Advice.Plan;
using SerBench.Benchmarks.Inference;

namespace SerBench.Benchmarks.Advice.Writing;

/// <summary>Writes Migration.cs: it reads old files by System.Formats.Nrbf into the new types, and calls the chosen libraries.</summary>
internal static class MigrationWriter
{
    public const string ClassName = "Migration";

    private static readonly string[] Usings = [.. TypesWriter.Usings, "System.Formats.Nrbf", "System.Globalization", "System.IO", "System.Linq", "System.Reflection", "System.Reflection.Metadata"];

    public static string Write(TypePlan plan, IReadOnlyList<Target> targets)
    {
        var text = new StringBuilder();
        foreach (NewClass type in plan.Classes)
        {
            text.Append(type.IsWrapper ? WriteWrapper(type) : WriteReader(type));
        }

        foreach (NewChoice choice in plan.Choices)
        {
            text.Append(WriteChoice(choice));
        }

        IEnumerable<NewClass> roots = plan.Roots.Values.OfType<NewType.Object>().Select(root => root.Type).Distinct();
        return $$"""
            // Written by 'advise'. It needs the package System.Formats.Nrbf and no assembly of the old program. It creates no type that a file names.
            #nullable enable
            {{string.Join('\n', Usings.Concat(targets.SelectMany(target => target.Usings)).Distinct().Select(name => $"using {name};"))}}

            namespace {{TypePlan.Namespace}};

            /// <summary>Reads old files into the new types.</summary>
            public static class {{ClassName}}
            {
                /// <summary>Reads a file of BinaryFormatter.</summary>
                /// <exception cref="InvalidDataException">The file holds something that these types were not written for.</exception>
                public static object Read(Stream stream)
                {
                    SerializationRecord root = NrbfDecoder.Decode(stream, leaveOpen: true);
                    return NameOf(root.TypeName) switch
                    {
            {{Lines(roots.Select(root => $"            {Names.Literal(root.Old.Full)} => Read{root.Name}(root){(root.IsStruct ? "" : "!")},"))}}
                        string other => throw new InvalidDataException($"There is no new type for a file that holds {other}."),
                    };
                }
            {{string.Concat(targets.Select(target => Calls(target, plan)))}}
            {{text}}
            {{MigrationHelpers.Text}}}
            """.ReplaceLineEndings("\n").TrimEnd() + "\n";
    }

    private static string Calls(Target target, TypePlan plan) => $$"""

            /// <summary>Writes a new value by {{target.Title}}.</summary>
            public static byte[] Write{{target.Stem}}<T>(T value) => {{target.Write}};

            /// <summary>Reads a new value by {{target.Title}}.</summary>
            public static T Read{{target.Stem}}<T>(byte[] data) => {{target.Read}};

        {{target.Declare(plan)}}

        """;

    private static string WriteReader(NewClass type) => $$"""

            private static {{type.Name}}{{(type.IsStruct ? "" : "?")}} Read{{type.Name}}(object? old) => RecordOf(old, {{Names.Literal(type.Old.Full)}}) is not { } record ? default : new {{type.Name}}
            {
        {{Lines(type.Written.Select(member => $"        {member.Name} = {Convert(member.Value, $"Member(record, {Names.Literal(member.Old)})")},"))}}
            };

        """;

    private static string WriteWrapper(NewClass type) => $$"""

            private static {{type.Name}}? Read{{type.Name}}(object? old) => new() { {{type.Members[0].Name}} = {{Convert(type.Members[0].Value, "old")}} };

        """;

    private static string WriteChoice(NewChoice choice) => $$"""

            private static {{choice.Name}}? Read{{choice.Name}}(object? old) => old is not ClassRecord record ? null : NameOf(record.TypeName) switch
            {
        {{Lines(choice.Cases.Select(one => $"        {Names.Literal(one.Old.Full)} => Read{one.Name}(record),"))}}
                string other => throw new InvalidDataException($"{other} stands where none was in the files that these types were written from."),
            };

        """;

    /// <summary>An expression that makes a new value from an old one.</summary>
    private static string Convert(NewValue wanted, string old)
    {
        string bang = wanted.HasNull ? "" : "!";
        string Each(NewValue inner) => $"static item => {Convert(inner, "item")}";
        switch (wanted.Type)
        {
            case NewType.Plain or NewType.Enumeration:
                return $"As<{wanted.Code}>({old})";
            case NewType.Object { Type.IsStruct: true } one:
                return wanted.HasNull ? $"Optional({old}, static item => Read{one.Type.Name}(item))" : $"Read{one.Type.Name}({old})";
            case NewType.Object one:
                return $"Read{one.Type.Name}({old}){bang}";
            case NewType.Choice choice:
                return $"Read{choice.Type.Name}({old}){bang}";
            case NewType.Sequence { Type: null } array:
                return $"ListOf({old}, {Each(array.Item)})?.ToArray(){bang}";
            case NewType.Sequence { Type: { } type } sequence:
                return Make($"ListOf({old}, {Each(sequence.Item)})", type, sequence.Item.Code) + bang;
            case NewType.Map map:
                return Make($"MapOf({old}, {Each(map.Key)}, {Each(map.Value)})", map.Type, $"{map.Key.Code}, {map.Value.Code}") + bang;
            default:
                var parts = (NewType.Parts)wanted.Type;
                string values = string.Join(", ", parts.Items.Select((item, index) => Convert(item, $"Part(item, {index})")));
                string made = $"static item => {(parts.Type.Code == "({0})" ? $"({values})" : $"new {parts.Code}({values})")}";
                return parts.IsValue ? (wanted.HasNull ? $"Optional({old}, {made})" : $"Optional({old}, {made}).GetValueOrDefault()") : $"Reference({old}, {made}){bang}";
        }
    }

    private static string Make(string items, RuntimeType type, string arguments) =>
        type.Make is { } make ? $"Made({items}, static items => {string.Format(CultureInfo.InvariantCulture, make, arguments, "items")})" : items;

    private static string Lines(IEnumerable<string> lines) => string.Join('\n', lines);
}
