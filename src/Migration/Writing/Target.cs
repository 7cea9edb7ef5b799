namespace SerBench.Migration.Writing;

/// <param name="Name">the name in options, and the extension of converted files.</param>
/// <param name="Stem">the ending of its Write and Read methods.</param>
/// <param name="Write">a C# expression that encodes the variable `value` of type T.</param>
/// <param name="Read">a C# expression that decodes a T from the array `data`.</param>
internal sealed record Target(string Name, string Title, string Stem, string Write, string Read, params IReadOnlyList<string> Usings)
{
    // [ProtoInclude] needs numbers above those of all members.
    private const int FirstCaseOfProtobuf = 1_000;

    // Every build has the first target, so it is the default.
    public static IReadOnlyList<Target> All { get; } =
    [
        new(
            "json",
            "System.Text.Json",
            "Json",
            "JsonSerializer.SerializeToUtf8Bytes(value, Json)",
            "JsonSerializer.Deserialize<T>(data, Json)!",
            "System.Text.Json",
            "System.Text.Json.Serialization")
        {
            MarkCase = (one, _) => $"[JsonDerivedType(typeof({one}), \"{one}\")]",
            Declare = JsonHelpers.Declare,
        },
        new(
            "datacontract",
            "DataContractSerializer",
            "DataContract",
            "WriteXml(value)",
            "ReadXml<T>(data)",
            "System.Runtime.Serialization",
            "System.Xml")
        {
            OnClass = "[DataContract]",
            MarkMember = number => $"[DataMember(Order = {number})]",
            Declare = plan => $$"""
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
                """,
        },
        new(
            "messagepack",
            "MessagePack",
            "MessagePack",
            "MessagePackSerializer.Serialize(value, Packing)",
            "MessagePackSerializer.Deserialize<T>(data, Packing)",
            "MessagePack",
            "MessagePack.Resolvers")
        {
            Assembly = "MessagePack",
            OnClass = "[MessagePackObject]",
            MarkMember = number => $"[Key({number - 1})]",
            MarkCase = (one, number) => $"[Union({number}, typeof({one}))]",
            Declare = _ => """
                    // The native resolver keeps the kind of a DateTime, which the specification of MessagePack lacks.
                    private static readonly MessagePackSerializerOptions Packing = MessagePackSerializerOptions.Standard
                        .WithResolver(CompositeResolver.Create(NativeDateTimeResolver.Instance, StandardResolver.Instance)).WithSecurity(MessagePackSecurity.UntrustedData);
                """,
        },
        new(
            "memorypack",
            "MemoryPack",
            "MemoryPack",
            "MemoryPackSerializer.Serialize(value)",
            "MemoryPackSerializer.Deserialize<T>(data)!",
            "MemoryPack")
        {
            Assembly = "MemoryPack.Core",
            Generator = "MemoryPack.Generator",
            OnClass = "[MemoryPackable]",
            OnChoice = "[MemoryPackable]",
            MarkCase = (one, number) => $"[MemoryPackUnion({number}, typeof({one}))]",
        },
        new(
            "protobuf-net",
            "protobuf-net",
            "Protobuf",
            "Pack(value)",
            "Model.Deserialize<T>(new MemoryStream(data))",
            "ProtoBuf",
            "ProtoBuf.Meta")
        {
            Assembly = "protobuf-net",
            OnClass = "[ProtoContract]",
            OnChoice = "[ProtoContract]",
            MarkMember = number => $"[ProtoMember({number})]",
            MarkCase = (one, number) => $"[ProtoInclude({FirstCaseOfProtobuf + number}, typeof({one}))]",
            Declare = _ => """
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
                """,
        },
    ];

    // Null for a library of .NET.
    public string? Assembly { get; private init; }

    public string? Generator { get; private init; }

    public string? OnClass { get; private init; }

    public string? OnChoice { get; private init; }

    public Func<int, string?> MarkMember { get; private init; } = _ => null;

    // Makes the attribute of an interface that names one of its classes, by the class's name and position.
    public Func<string, int, string?> MarkCase { get; private init; } = (_, _) => null;

    public Func<TypePlan, string> Declare { get; private init; } = _ => "";

    public bool IsPresent => Assembly is null || File.Exists(Path.Combine(AppContext.BaseDirectory, Assembly + ".dll"));

    public IEnumerable<string?> MarkChoice(NewChoice choice) =>
        choice.Cases.Select((one, number) => MarkCase(one.Name, number)).Prepend(OnChoice);

    public static IReadOnlyList<Target> Find(IReadOnlyList<string> names) =>
        names.Count == 0 ? [All[0]] : [.. names.Select(FindOne).Distinct()];

    private static Target FindOne(string name)
    {
        Target found = All.FirstOrDefault(target => new[] { target.Name, target.Title }.Contains(name, StringComparer.OrdinalIgnoreCase))
            ?? throw NearestMatch.Unknown("library to convert to named", name, All.Select(target => target.Name));
        return found.IsPresent ? found : throw new UsageException(
            $"This build lacks {found.Title}, because its package feed does; choose one of "
            + $"{string.Join(", ", All.Where(target => target.IsPresent).Select(target => target.Name))}.");
    }
}
