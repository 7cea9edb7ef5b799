using SerBench.Benchmarks.Features.Advice.Plan;

namespace SerBench.Benchmarks.Features.Advice.Writing;

/// <summary>A library that the new types are written for: its attributes, and the calls that write and read a value.</summary>
internal abstract class Target
{
    /// <summary>All targets. The first is the usual one, because every build has it.</summary>
    public static IReadOnlyList<Target> All { get; } = [new JsonTarget(), new DataContractTarget(), new MessagePackTarget(), new MemoryPackTarget(), new ProtobufTarget()];

    /// <summary>The name by which the caller chooses it, which also ends the names of files.</summary>
    public abstract string Name { get; }

    public abstract string Title { get; }

    public abstract string Stem { get; }

    public virtual string? Assembly => null;

    /// <summary>The package of the library's source generator; null if it has none.</summary>
    public virtual string? Generator => null;

    public abstract IReadOnlyList<string> Usings { get; }

    public virtual string? MarkClass(NewClass type) => null;

    public virtual string? MarkMember(int number) => null;

    public virtual string? MarkChoice(NewChoice choice) => null;

    /// <summary>An expression that gives the bytes of <c>value</c>, of the type <c>T</c>.</summary>
    public abstract string Write { get; }

    /// <summary>An expression that gives the <c>T</c> of the bytes <c>data</c>.</summary>
    public abstract string Read { get; }

    /// <summary>Helper code for <see cref="Write"/> and <see cref="Read"/>.</summary>
    public abstract string Declare(TypePlan plan);

    public bool IsPresent => Assembly is null || File.Exists(Path.Combine(AppContext.BaseDirectory, Assembly + ".dll"));

    public static IReadOnlyList<Target> Find(IReadOnlyList<string> names) => names.Count == 0 ? [All[0]] : [.. names.Select(FindOne).Distinct()];

    protected static string Lines(IEnumerable<string> lines) => string.Join('\n', lines);

    private static Target FindOne(string name)
    {
        Target found = All.FirstOrDefault(target => string.Equals(target.Name, name, StringComparison.OrdinalIgnoreCase) || string.Equals(target.Title, name, StringComparison.OrdinalIgnoreCase))
            ?? throw NearestMatch.Unknown("library to convert to named", name, All.Select(target => target.Name));
        return found.IsPresent ? found : throw new UsageException(
            $"This build lacks {found.Title}, because its package feed does; choose one of "
            + $"{string.Join(", ", All.Where(target => target.IsPresent).Select(target => target.Name))}.");
    }
}

internal sealed class DataContractTarget : Target
{
    public override string Name => "datacontract";

    public override string Title => "DataContractSerializer";

    public override string Stem => "DataContract";

    public override IReadOnlyList<string> Usings => ["System.Runtime.Serialization", "System.Xml"];

    public override string? MarkClass(NewClass type) => "[DataContract]";

    public override string? MarkMember(int number) => $"[DataMember(Order = {number})]";

    public override string Write => "WriteXml(value)";

    public override string Read => "ReadXml<T>(data)";

    public override string Declare(TypePlan plan) => $$"""
            private static readonly Type[] Known = [{{string.Join(", ", plan.Choices.SelectMany(choice => choice.Cases).Distinct().Select(one => $"typeof({one.Name})"))}}];

            private static byte[] WriteXml<T>(T value)
            {
                using var stream = new MemoryStream();
                using (var writer = XmlDictionaryWriter.CreateBinaryWriter(stream))
                {
                    new DataContractSerializer(typeof(T), Known).WriteObject(writer, value);
                }

                return stream.ToArray();
            }

            private static T ReadXml<T>(byte[] data)
            {
                using var reader = XmlDictionaryReader.CreateBinaryReader(data, XmlDictionaryReaderQuotas.Max);
                return (T)new DataContractSerializer(typeof(T), Known).ReadObject(reader)!;
            }
        """;
}

internal sealed class MessagePackTarget : Target
{
    public override string Name => "messagepack";

    public override string Title => "MessagePack";

    public override string Stem => "MessagePack";

    public override string Assembly => "MessagePack";

    public override IReadOnlyList<string> Usings => ["MessagePack", "MessagePack.Resolvers"];

    public override string? MarkClass(NewClass type) => "[MessagePackObject]";

    public override string? MarkMember(int number) => $"[Key({number - 1})]";

    public override string? MarkChoice(NewChoice choice) => Lines(choice.Cases.Select((one, number) => $"[Union({number}, typeof({one.Name}))]"));

    public override string Write => "MessagePackSerializer.Serialize(value, Packing)";

    public override string Read => "MessagePackSerializer.Deserialize<T>(data, Packing)";

    public override string Declare(TypePlan plan) => """
            // The native resolver keeps the kind of a DateTime, which the specification of MessagePack lacks.
            private static readonly MessagePackSerializerOptions Packing = MessagePackSerializerOptions.Standard
                .WithResolver(CompositeResolver.Create(NativeDateTimeResolver.Instance, StandardResolver.Instance)).WithSecurity(MessagePackSecurity.UntrustedData);
        """;
}

internal sealed class MemoryPackTarget : Target
{
    public override string Name => "memorypack";

    public override string Title => "MemoryPack";

    public override string Stem => "MemoryPack";

    public override string Assembly => "MemoryPack.Core";

    public override string Generator => "MemoryPack.Generator";

    public override IReadOnlyList<string> Usings => ["MemoryPack"];

    public override string? MarkClass(NewClass type) => "[MemoryPackable]";

    public override string? MarkChoice(NewChoice choice) => Lines(choice.Cases.Select((one, number) => $"[MemoryPackUnion({number}, typeof({one.Name}))]").Prepend("[MemoryPackable]"));

    public override string Write => "MemoryPackSerializer.Serialize(value)";

    public override string Read => "MemoryPackSerializer.Deserialize<T>(data)!";

    public override string Declare(TypePlan plan) => "";
}

internal sealed class ProtobufTarget : Target
{
    // Numbers below are those of members.
    private const int FirstCase = 1_000;

    public override string Name => "protobuf-net";

    public override string Title => "protobuf-net";

    public override string Stem => "Protobuf";

    public override string Assembly => "protobuf-net";

    public override IReadOnlyList<string> Usings => ["ProtoBuf", "ProtoBuf.Meta"];

    public override string? MarkClass(NewClass type) => "[ProtoContract]";

    public override string? MarkMember(int number) => $"[ProtoMember({number})]";

    public override string? MarkChoice(NewChoice choice) => Lines(choice.Cases.Select((one, number) => $"[ProtoInclude({FirstCase + number}, typeof({one.Name}))]").Prepend("[ProtoContract]"));

    public override string Write => "Pack(value)";

    public override string Read => "Model.Deserialize<T>(new MemoryStream(data))";

    public override string Declare(TypePlan plan) => """
            private static readonly RuntimeTypeModel Model = MakeModel();

            private static RuntimeTypeModel MakeModel()
            {
                var model = RuntimeTypeModel.Create();
                model.IncludeDateTimeKind = true;
                return model;
            }

            private static byte[] Pack<T>(T value)
            {
                using var stream = new MemoryStream();
                Model.Serialize(stream, value!);
                return stream.ToArray();
            }
        """;
}
