namespace SerBench.Formats.Contracts;

/// <summary>The protobuf encoding of a member whose type leaves a choice (docs/formats/protobuf.md, "Kinds").</summary>
/// <param name="kind">The differences from the usual encoding.</param>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class WireAttribute(WireKind kind = WireKind.Usual) : Attribute
{
    /// <summary>The differences from the usual encoding.</summary>
    public WireKind Kind => kind;

    /// <summary>The <c>oneof</c> of the member, or null. At most one member of a <c>oneof</c> is not null.</summary>
    public string? OneOf { get; init; }
}

/// <summary>Differences from the usual protobuf encoding.</summary>
[Flags]
public enum WireKind
{
    /// <summary>Varints for numbers, packed repeated numbers, no bytes for a default.</summary>
    Usual = 0,

    /// <summary><c>sint32</c>, <c>sint64</c>. For numbers, items and values of maps.</summary>
    ZigZag = 1,

    /// <summary><c>fixed32</c>, <c>fixed64</c>, <c>sfixed32</c>, <c>sfixed64</c>. For numbers, items and values of maps.</summary>
    Fixed = 2,

    /// <summary><see cref="ZigZag"/> for keys of maps.</summary>
    ZigZagKey = 4,

    /// <summary><see cref="Fixed"/> for keys of maps.</summary>
    FixedKey = 8,

    /// <summary>A tag before each repeated number.</summary>
    Unpacked = 16,

    /// <summary>Written even if it is the default.</summary>
    Required = 32,

    /// <summary>A byte[] that keeps undeclared fields. They are written after the other fields.</summary>
    Unknown = 64,

    /// <summary>Text or bytes that distinguish null from empty. Derived from nullability; do not set it.</summary>
    Optional = 128,
}

internal readonly record struct FieldWire(WireKind Kind, string? OneOf = null)
{
    private const int KeyShift = 2;

    public const WireKind Numbers = WireKind.ZigZag | WireKind.Fixed;

    public const WireKind AllNumbers = Numbers | WireKind.ZigZagKey | WireKind.FixedKey;

    public WireKind ValueKind => Kind & Numbers;

    public WireKind KeyKind => (WireKind)((int)Kind >> KeyShift) & Numbers;

    public bool Has(WireKind kind) => (Kind & kind) != 0;
}

// The rules are the same as in MemberWires of src/Generator.
internal static class FieldWires
{
    // Assembly metadata with this key names a namespace whose text and bytes do not distinguish null from empty.
    private const string Implicit = "SerBench.ImplicitPresence";
    private const string Support = "System.Reflection.NullabilityInfoContext.IsSupported";

    [RequiresUnreferencedCode("Reads the attributes of members.")]
    public static FieldWire Of(FieldInfo field, ValueShape value)
    {
        FieldWire wire = default;
        foreach (CustomAttributeData attribute in FieldNumbers.CarrierOf(field).CustomAttributes)
        {
            wire = new FieldWire(
                wire.Kind | KindOf(attribute),
                wire.OneOf
                    ?? (attribute.AttributeType == typeof(WireAttribute) ? Named<string>(attribute, nameof(WireAttribute.OneOf)) : null));
        }

        return IsText(value) && (wire.OneOf is not null || IsOptional(field)) ? wire with { Kind = wire.Kind | WireKind.Optional } : wire;
    }

    private static WireKind KindOf(CustomAttributeData attribute) => attribute.AttributeType.FullName switch
    {
        "SerBench.Formats.Contracts.WireAttribute" => (WireKind)(int)attribute.ConstructorArguments[0].Value! & ~WireKind.Optional,
        "ProtoBuf.ProtoMemberAttribute" => KindOf(Named<int>(attribute, "DataFormat")),
        "ProtoBuf.ProtoMapAttribute" => KindOf(Named<int>(attribute, "ValueFormat"))
            | (WireKind)((int)KindOf(Named<int>(attribute, "KeyFormat")) * (int)WireKind.ZigZagKey),
        _ => WireKind.Usual,
    };

    private static WireKind KindOf(int dataFormat) => dataFormat == 1 ? WireKind.ZigZag : dataFormat == 3 ? WireKind.Fixed : WireKind.Usual;

    private static T? Named<T>(CustomAttributeData attribute, string name) =>
        attribute.NamedArguments.FirstOrDefault(argument => argument.MemberName == name).TypedValue.Value is T value ? value : default;

    private static bool IsText(ValueShape value) => value.Kind == Kind.String || value.IsBytes;

    [RequiresUnreferencedCode("Reads the attributes of members.")]
    private static bool IsOptional(FieldInfo field) =>
        !field.DeclaringType!.Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Any(one => one.Key == Implicit && one.Value == field.DeclaringType.Namespace)
        && (IsOfParameter(field)
            || (AppContext.TryGetSwitch(Support, out bool isSupported) && !isSupported)
            || new NullabilityInfoContext().Create(field).ReadState != NullabilityState.NotNull);

    [RequiresUnreferencedCode("Reads the attributes of members.")]
    private static bool IsOfParameter(FieldInfo field) => field.DeclaringType!.IsGenericType
        && ((FieldInfo)field.DeclaringType.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(field))
            .FieldType.IsGenericParameter;
}
