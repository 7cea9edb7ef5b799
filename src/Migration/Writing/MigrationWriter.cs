using SerBench.Engine.Inference;

namespace SerBench.Migration.Writing;

internal static class MigrationWriter
{
    public const string ClassName = "Migration";

    private static readonly string[] Usings =
    [
        .. TypesWriter.Usings, "System.Formats.Nrbf", "System.Collections", "System.Globalization", "System.IO", "System.Linq",
        "System.Reflection",
        "System.Reflection.Metadata", "System.Runtime.InteropServices", "System.Runtime.Serialization",
    ];

    public static string Write(TypePlan plan, IReadOnlyList<Target> targets)
    {
        IEnumerable<string> readers = plan.Classes.Select(type => type.IsWrapper ? WriteWrapper(type) : WriteReader(type));
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
                /// <exception cref="InvalidDataException">The file is damaged or too large, or holds something that these types were not written for.</exception>
                public static object Read(Stream stream)
                {
                    using MemoryStream data = Copy(stream);
                    try
                    {
                        OldValue root = Decode(data);
                        return root.Name switch
                        {
            {{Lines(roots.Select(root => $"                {Names.Literal(root.Old.Full)} => Read{root.Name}(root){(root.IsStruct ? "" : "!")},"))}}
                            string other => throw new InvalidDataException($"There is no new type for a file that holds {other}."),
                            null => throw new InvalidDataException("The file holds null."),
                        };
                    }
                    catch (Exception exception) when (exception is SerializationException or ArgumentException or ArithmeticException or FormatException or IOException
                        or InvalidCastException or InvalidOperationException or KeyNotFoundException or NotSupportedException)
                    {
                        throw new InvalidDataException($"The file is damaged: {exception.Message}", exception);
                    }
                }
            {{string.Concat(targets.Select(target => Calls(target, plan)))}}
            {{string.Concat(readers.Concat(plan.Choices.Select(WriteChoice)))}}
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

            private static {{type.Name}}{{(type.IsStruct ? "" : "?")}} Read{{type.Name}}(OldValue old) => !old.Is<{{type.Name}}>({{Literals(type)}}) ? default : new {{type.Name}}
            {
        {{Lines(type.Written.Select(member => $"        {member.Name} = {Convert(member.Value, $"old.Member({Names.Literal(member.Old)})")},"))}}
            };

        """;

    private static string Literals(NewClass type) => string.Join(
        ", ",
        type.Members.Where(member => !member.Value.IsWritten).Select(member => member.Old).Prepend(type.Old.Full).Select(Names.Literal));

    private static string WriteWrapper(NewClass type) => $$"""

            private static {{type.Name}}? Read{{type.Name}}(OldValue old) => new() { {{type.Members[0].Name}} = {{Convert(type.Members[0].Value, "old")}} };

        """;

    private static string WriteChoice(NewChoice choice) => $$"""

            private static {{choice.Name}}? Read{{choice.Name}}(OldValue old) => old.Name switch
            {
                null => null,
        {{Lines(choice.Cases.Select(one => $"        {Names.Literal(one.Old.Full)} => Read{one.Name}(old),"))}}
                string other => throw new InvalidDataException($"{other} stands where none was in the files that these types were written from."),
            };

        """;

    private static string Convert(NewValue wanted, string old)
    {
        string bang = wanted.HasNull ? "" : "!";
        string Each(NewValue inner) => $"static item => {Convert(inner, "item")}";
        string Make(string items, RuntimeType type, string arguments) =>
            (type.Make is { } make ? $"Made({items}, static items => {string.Format(make, arguments, "items")})" : items) + bang;
        switch (wanted.Type)
        {
            case NewType.Plain or NewType.Enumeration:
                return $"As<{wanted.Code}>({old})";
            case NewType.Object { Type.IsStruct: true } one:
                return wanted.HasNull ? $"Optional({old}, static item => Read{one.Code}(item))" : $"Read{one.Code}({old})";
            case NewType.Object or NewType.Choice:
                return $"Read{wanted.Type.Code}({old}){bang}";
            case NewType.Sequence { Type: null } array:
                return $"ListOf({old}, {Each(array.Item)})?.ToArray(){bang}";
            case NewType.Sequence { Type: { } type } sequence:
                return Make($"ListOf({old}, {Each(sequence.Item)})", type, sequence.Item.Code);
            case NewType.Map map:
                return Make($"MapOf({old}, {Each(map.Key)}, {Each(map.Value)})", map.Type, $"{map.Key.Code}, {map.Value.Code}");
            default:
                var parts = (NewType.Parts)wanted.Type;
                string values = string.Join(
                    ", ", parts.Items.Select((item, index) => Convert(item, $"Part(item, {index}, {parts.Items.Count})")));
                string made = $"static item => {(parts.Type.Code == "({0})" ? $"({values})" : $"new {parts.Code}({values})")}";
                return parts.IsValue ? $"{(wanted.HasNull ? "Optional" : "Value")}({old}, {made})" : $"Reference({old}, {made}){bang}";
        }
    }

    private static string Lines(IEnumerable<string> lines) => string.Join('\n', lines);
}
