using System.Reflection;
using ProtoBuf.Meta;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Peers.ProtobufNet;

/// <summary>
/// Tells the library about a type without attributes on it: field numbers in the order of declaration, numbers packed, zeros left out,
/// which is what its attributes give.
/// </summary>
internal static class ProtobufModel
{
    /// <summary>A model that knows a type and all it reaches; the library compiles it when first used.</summary>
    public static RuntimeTypeModel Create(Type root)
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create(nameof(ProtobufModel));
        Add(model, TypeReader.ValueOf(root), []);
        return model;
    }

    /// <summary>Whether a type holds nothing but single values.</summary>
    public static bool IsFlat(Type type) => Shape.Of(type).Fields.All(field => field.Value.Kind <= Kind.String);

    /// <summary>What the library cannot carry, or only by giving up the order of declaration.</summary>
    public static string? Refuse(ValueShape value) => value switch
    {
        { Kind: Kind.Sequence, SequenceKind: SequenceKind.Rectangular } => "protobuf-net carries arrays of one dimension only",
        { Kind: Kind.Sequence, Item.Kind: Kind.Sequence or Kind.Map } => "protobuf-net carries no collection of collections",
        { Kind: Kind.Object } when value.Shape.Fields.Any(field => FindProperty(value.Type, field) is null) =>
            "protobuf-net is told of public properties, and this type keeps its values in fields",
        _ => null,
    };

    private static void Add(RuntimeTypeModel model, ValueShape value, HashSet<Type> seen)
    {
        switch (value.Kind)
        {
            case Kind.Sequence:
                Add(model, value.Item!, seen);
                break;
            case Kind.Map:
                Add(model, value.Key!, seen);
                Add(model, value.Value!, seen);
                break;
            case Kind.Object when seen.Add(value.Type):
                AddObject(model, value, seen);
                break;
        }
    }

    private static void AddObject(RuntimeTypeModel model, ValueShape value, HashSet<Type> seen)
    {
        MetaType type = model.Add(value.Type, applyDefaultBehaviour: false);
        foreach (Field field in value.Shape.Fields)
        {
            ValueMember member = type.AddField(field.Number, field.Name);
            member.IsPacked = field.Value is { Kind: Kind.Sequence, Item.IsFixedWidth: true };
            if (field.Value.IsFixedWidth)
            {
                member.DefaultValue = Activator.CreateInstance(field.Value.Type);
            }

            Add(model, field.Value, seen);
        }
    }

    private static PropertyInfo? FindProperty(Type type, Field field) => type.GetProperty(field.Name, BindingFlags.Instance | BindingFlags.Public);
}
