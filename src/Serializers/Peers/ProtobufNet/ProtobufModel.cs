using System.Collections.ObjectModel;
using System.Numerics;
using System.Text;
using ProtoBuf;
using ProtoBuf.Meta;

namespace SerBench.Serializers.Peers.ProtobufNet;

// Dates include their kind, which the library loses by default. A collection or item that may be null gets a separate message.
internal static class ProtobufModel
{
    private static readonly Type[] Unknown =
    [
        typeof(Half), typeof(Int128), typeof(UInt128), typeof(BigInteger), typeof(Version), typeof(Rune),
        typeof(Memory<>), typeof(ReadOnlyMemory<>), typeof(ArraySegment<>), typeof(ReadOnlyCollection<>),
    ];

    public static RuntimeTypeModel Create(Type root)
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create(nameof(ProtobufModel));
        model.IncludeDateTimeKind = true;
        Add(model, TypeReader.ValueOf(root), []);
        return model;
    }

    // Compiles the model in advance if all members are public. A compiled model cannot set other members, silently drops properties without
    // a setter, and has no maps of collections.
    public static TypeModel CreateCompiled(Type root)
    {
        RuntimeTypeModel model = Create(root);
        return ShapeCheck.Find(root, RefuseHidden) is null ? model.Compile() : model;
    }

    public static bool IsFlat(Type type) => Shape.Of(type).Fields.All(field => field.Value.Kind <= Kind.String);

    public static string? Refuse(ValueShape value) => value switch
    {
        { Declared: { } declared } when Surrogate.Holds(value, IsUnknown) => $"protobuf-net has no message for {CSharp.TitleOf(declared)}",
        { SequenceKind: SequenceKind.Rectangular } => "protobuf-net carries arrays of one dimension only",
        { Kind: Kind.Sequence, Item: { Kind: Kind.Sequence or Kind.Map } item } when item.Type != typeof(byte[]) =>
            "protobuf-net carries no collection of collections",
        { Kind: Kind.Map, Value: { Item.IsNullableValue: true } or { Value.IsNullableValue: true } } =>
            "protobuf-net does not tell null from zero inside the values of a map",
        { Kind: Kind.Object }
                when value.Shape.Fields.FirstOrDefault(field =>
                    MembersOf(value.Type, field, BindingFlags.NonPublic).Length == 0) is { } hidden =>
            $"protobuf-net does not find {hidden.Name}, a private field of a base class",
        _ => null,
    };

    private static bool IsUnknown(Type type) => Unknown.Contains(type.IsGenericType ? type.GetGenericTypeDefinition() : type)
        && type != typeof(Memory<byte>) && type != typeof(ReadOnlyMemory<byte>) && type != typeof(ArraySegment<byte>);

    private static string? RefuseHidden(ValueShape value) => value switch
    {
        { Type.IsVisible: false } => "not public",
        { Kind: Kind.Map, Value: { Kind: Kind.Sequence or Kind.Map } item } when item.Type != typeof(byte[]) =>
            "without a serializer in the compiled assembly",
        { Kind: Kind.Object } when !value.Shape.Fields.All(field => IsOpen(value.Type, field)) => "set from within only",
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
            case Kind.Enum when seen.Add(value.Type):
                model.Add(value.Type, applyDefaultBehaviour: true);
                break;
            case Kind.DateTimeOffset when seen.Add(typeof(OffsetMessage)):
                model.SetSurrogate<DateTimeOffset, OffsetMessage>();
                break;
        }

        if (value.Declared is { } declared)
        {
            AddCases(model, declared);
        }
    }

    // The default behaviour is off, because the library would take positional records for tuples, which have no base class.
    private static void AddCases(RuntimeTypeModel model, Type declared)
    {
        Type[] cases = CasesAttribute.Of(declared);
        if (cases.Length == 0)
        {
            Array.ForEach(declared.IsArray || declared.IsGenericType ? Carriers.PartsOf(declared) : [], part => AddCases(model, part));
        }
        else if (!model.IsDefined(declared))
        {
            MetaType union = model.Add(declared, applyDefaultBehaviour: false);
            Array.ForEach(cases, one => union.AddSubType(Array.IndexOf(cases, one) + 1, one));
        }
    }

    private static void AddObject(RuntimeTypeModel model, ValueShape value, HashSet<Type> seen)
    {
        MetaType type = model.Add(value.Type, applyDefaultBehaviour: false);
        type.UseConstructor = ConstructorKeepsDefaults(value.Shape);
        foreach (Field field in value.Shape.Fields)
        {
            ValueMember member = type.AddField(field.Number, field.Name);
            (bool wrapsCollection, bool wrapsItems) = ProtobufNetRecipe.WrapsOf(field);
            Wrap(member, "NullWrappedCollection", wrapsCollection);
            Wrap(member, "NullWrappedValue", wrapsItems);
            member.IsPacked = ProtobufNetRecipe.IsPacked(field);
            if (field.Value.Kind == Kind.Map)
            {
                (member.MapKeyFormat, member.MapValueFormat) = (FormatOf(field.Wire.KeyKind), FormatOf(field.Wire.ValueKind));
            }
            else
            {
                member.DataFormat = FormatOf(field.Wire.ValueKind);
            }

            if (field.Wire.Has(WireKind.Required))
            {
                member.IsRequired = true;
            }
            else if (field.Value is
            {
                IsFixedWidth: true,
                Kind: not (Kind.DateTime or Kind.DateTimeOffset or Kind.DateOnly or Kind.TimeOnly)
            })
            {
                member.DefaultValue = Activator.CreateInstance(field.Value.Type);
            }

            Add(model, field.Value, seen);
        }
    }

    private static void Wrap(ValueMember member, string name, bool isWrapped)
    {
        if (isWrapped)
        {
            typeof(ValueMember).GetProperty(name, BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public)
                ?.SetValue(member, true);
        }
    }

    private static DataFormat FormatOf(WireKind kind) => kind switch
    {
        WireKind.ZigZag => DataFormat.ZigZag,
        WireKind.Fixed => DataFormat.FixedSize,
        _ => DataFormat.Default,
    };

    private static bool ConstructorKeepsDefaults(Shape shape)
    {
        if (shape.Construction is not { Constructor: { } constructor, Parameters.Count: 0 })
        {
            return shape.Type.IsValueType;
        }

        try
        {
            object fresh = constructor.Invoke(null);
            return shape.Fields.All(field => field.Member.GetValue(fresh) is var value
                && (ProtobufNetRecipe.WrapsOf(field).Collection
                    ? value is null
                    : IsDefault(field.Value, Surrogate.Carry(field.Value, value, isStrict: false))));
        }
        catch (TargetInvocationException)
        {
            // If the constructor fails, the library cannot make an object either.
            return false;
        }
    }

    private static bool IsDefault(ValueShape shape, object? value) => value switch
    {
        null => true,
        IEnumerable items => !items.GetEnumerator().MoveNext(),
        _ => shape.Type.IsValueType && !shape.IsNullableValue && value.Equals(Activator.CreateInstance(shape.Type)),
    };

    private static bool IsOpen(Type type, Field field) =>
        MembersOf(type, field, BindingFlags.Default) is [PropertyInfo { SetMethod.IsPublic: true } or FieldInfo { IsInitOnly: false }];

    private static MemberInfo[] MembersOf(Type type, Field field, BindingFlags others) =>
        type.GetMember(field.Name, BindingFlags.Instance | BindingFlags.Public | others);
}
