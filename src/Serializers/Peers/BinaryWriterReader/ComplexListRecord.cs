namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>A complex object with its list, field by field.</summary>
internal readonly struct ComplexListRecord : IRecord<ComplexList>
{
    public static void Write(BinaryWriter writer, ComplexList value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Active);
        writer.WriteOptional<NestedObject, NestedObjectRecord>(value.Nested);
        writer.WriteMap(value.Data);
        writer.WriteCount(value.Tags?.Count);
        if (value.Tags is not null)
        {
            foreach (string tag in value.Tags)
            {
                writer.Write(tag);
            }
        }
    }

    public static ComplexList Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Active = reader.ReadBoolean(),
        Nested = reader.ReadOptional<NestedObject, NestedObjectRecord>(),
        Data = reader.ReadMap(),
        Tags = ReadTags(reader),
    };

    private static List<string>? ReadTags(BinaryReader reader)
    {
        int count = reader.ReadInt32();
        if (count < 0)
        {
            return null;
        }

        var tags = new List<string>(count);
        for (int i = 0; i < count; i++)
        {
            tags.Add(reader.ReadString());
        }

        return tags;
    }
}

/// <summary>A complex object, field by field.</summary>
internal readonly struct ComplexObjectRecord : IRecord<ComplexObject>
{
    public static void Write(BinaryWriter writer, ComplexObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Active);
        writer.WriteOptional<NestedObject, NestedObjectRecord>(value.Nested);
        writer.WriteMap(value.Data);
    }

    public static ComplexObject Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Active = reader.ReadBoolean(),
        Nested = reader.ReadOptional<NestedObject, NestedObjectRecord>(),
        Data = reader.ReadMap(),
    };
}

/// <summary>The object inside the complex ones, field by field.</summary>
internal readonly struct NestedObjectRecord : IRecord<NestedObject>
{
    public static void Write(BinaryWriter writer, NestedObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Value);
    }

    public static NestedObject Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Value = reader.ReadDouble(),
    };
}

/// <summary>A chain of objects, field by field.</summary>
internal readonly struct DeepObjectRecord : IRecord<DeepObject>
{
    public static void Write(BinaryWriter writer, DeepObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Value);
        writer.WriteOptional<DeepObject, DeepObjectRecord>(value.Child);
    }

    public static DeepObject Read(BinaryReader reader)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return new DeepObject
        {
            Id = reader.ReadInt32(),
            Name = reader.ReadOptionalString(),
            Value = reader.ReadDouble(),
            Child = reader.ReadOptional<DeepObject, DeepObjectRecord>(),
        };
    }
}

/// <summary>A simple object, field by field.</summary>
internal readonly struct SimpleObjectRecord : IRecord<SimpleObject>
{
    public static void Write(BinaryWriter writer, SimpleObject value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.Write(value.Active);
        writer.Write(value.DoubleValue);
        writer.Write(value.FloatValue);
        writer.Write(value.LongValue);
        writer.Write(value.ShortValue);
    }

    public static SimpleObject Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Active = reader.ReadBoolean(),
        DoubleValue = reader.ReadDouble(),
        FloatValue = reader.ReadSingle(),
        LongValue = reader.ReadInt64(),
        ShortValue = reader.ReadInt16(),
    };
}

/// <summary>A person, field by field.</summary>
internal readonly struct PersonRecord : IRecord<Person>
{
    public static void Write(BinaryWriter writer, Person value)
    {
        writer.Write(value.Id);
        writer.WriteOptional(value.Name);
        writer.WriteOptional(value.Data);
        writer.Write(value.Guid);
    }

    public static Person Read(BinaryReader reader) => new()
    {
        Id = reader.ReadInt32(),
        Name = reader.ReadOptionalString(),
        Data = reader.ReadOptionalString(),
        Guid = reader.ReadGuid(),
    };
}

/// <summary>A tree, node by node.</summary>
internal readonly struct TreeNodeRecord : IRecord<TreeNode>
{
    public static void Write(BinaryWriter writer, TreeNode value)
    {
        writer.Write(value.Key);
        writer.WriteOptional(value.Value);
        writer.WriteOptional<TreeNode, TreeNodeRecord>(value.Left);
        writer.WriteOptional<TreeNode, TreeNodeRecord>(value.Right);
    }

    public static TreeNode Read(BinaryReader reader)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return new TreeNode
        {
            Key = reader.ReadInt64(),
            Value = reader.ReadOptionalString(),
            Left = reader.ReadOptional<TreeNode, TreeNodeRecord>(),
            Right = reader.ReadOptional<TreeNode, TreeNodeRecord>(),
        };
    }
}
