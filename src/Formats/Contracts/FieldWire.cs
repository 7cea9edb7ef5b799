namespace SerBench.Formats.Contracts;

/// <summary>The protobuf encoding of a member whose type leaves a choice (docs/formats/protobuf.md, "Kinds"). Other formats ignore
/// it.</summary>
/// <param name="kind">The encoding of numbers, and other differences from the usual encoding.</param>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class WireAttribute(WireKind kind = WireKind.Usual) : Attribute
{
    /// <summary>The encoding of numbers, and other differences from the usual encoding.</summary>
    public WireKind Kind => kind;

    /// <summary>The name of the <c>oneof</c> that the member belongs to; null for none. Its members can be null, and at most one is
    /// set.</summary>
    public string? OneOf { get; init; }
}

/// <summary>The differences of a member's encoding from the usual one.</summary>
[Flags]
public enum WireKind
{
    /// <summary>Numbers are varints, repeated numbers are packed, and a default is left out.</summary>
    Usual = 0,

    /// <summary><c>sint32</c>, <c>sint64</c>: small negative numbers are short. For single numbers, items and a map's values.</summary>
    ZigZag = 1,

    /// <summary><c>fixed32</c>, <c>fixed64</c>, <c>sfixed32</c>, <c>sfixed64</c>: four or eight bytes. For single numbers, items and a
    /// map's values.</summary>
    Fixed = 2,

    /// <summary>The keys of the map are encoded as <see cref="ZigZag"/>.</summary>
    ZigZagKey = 4,

    /// <summary>The keys of the map are encoded as <see cref="Fixed"/>.</summary>
    FixedKey = 8,

    /// <summary>Each repeated number has a tag of its own.</summary>
    Unpacked = 16,

    /// <summary>The member is written even at its default, like a required field of proto2.</summary>
    Required = 32,

    /// <summary>The member, a byte[], keeps the fields of a message that the type does not declare. They are written again, after the
    /// others.</summary>
    Unknown = 64,

    /// <summary>Text or bytes whose null differs from empty. Not set by hand: members that may be null have it.</summary>
    Optional = 128,
}

/// <summary>The encoding of a field, from its attributes and its type. <c>OneOf</c> is the name of its <c>oneof</c>; null for
/// none.</summary>
internal readonly record struct FieldWire(WireKind Kind, string? OneOf = null)
{
    /// <summary>The distance in bits from the kinds of a map's values to those of its keys.</summary>
    private const int KeyShift = 2;

    /// <summary>The kinds that a number can have: as a value, an item or a key.</summary>
    public const WireKind Numbers = WireKind.ZigZag | WireKind.Fixed;

    /// <summary>All kinds that affect the bytes of numbers.</summary>
    public const WireKind AllNumbers = Numbers | WireKind.ZigZagKey | WireKind.FixedKey;

    public WireKind ValueKind => Kind & Numbers;

    public WireKind KeyKind => (WireKind)((int)Kind >> KeyShift) & Numbers;

    public bool Has(WireKind kind) => (Kind & kind) != 0;
}

/// <summary>Reads the encoding of fields: from our own attribute, or from those of protobuf-net, found by name. src/Generator repeats the
/// rule for the compiler's symbols.</summary>
internal static class FieldWires
{
    // The key of assembly metadata that names a namespace in which text and bytes have no presence.
    private const string Implicit = "SerBench.ImplicitPresence";
    private const string Support = "System.Reflection.NullabilityInfoContext.IsSupported";

    [RequiresUnreferencedCode("Reads the attributes of members.")]
    public static FieldWire Of(FieldInfo field, ValueShape value)
    {
        FieldWire wire = default;
        foreach (CustomAttributeData attribute in FieldNumbers.CarriersOf(field).SelectMany(carrier => carrier.CustomAttributes))
        {
            wire = new FieldWire(wire.Kind | KindOf(attribute), wire.OneOf ?? (attribute.AttributeType == typeof(WireAttribute) ? Named<string>(attribute, nameof(WireAttribute.OneOf)) : null));
        }

        return IsText(value) && (wire.OneOf is not null || IsOptional(field)) ? wire with { Kind = wire.Kind | WireKind.Optional } : wire;
    }

    private static WireKind KindOf(CustomAttributeData attribute) => attribute.AttributeType.FullName switch
    {
        "SerBench.Formats.Contracts.WireAttribute" => (WireKind)(int)attribute.ConstructorArguments[0].Value! & ~WireKind.Optional,
        "ProtoBuf.ProtoMemberAttribute" => KindOf(Named<int>(attribute, "DataFormat")),
        "ProtoBuf.ProtoMapAttribute" => KindOf(Named<int>(attribute, "ValueFormat")) | (WireKind)((int)KindOf(Named<int>(attribute, "KeyFormat")) * (int)WireKind.ZigZagKey),
        _ => WireKind.Usual,
    };

    // Maps the DataFormat of protobuf-net.
    private static WireKind KindOf(int dataFormat) => dataFormat == 1 ? WireKind.ZigZag : dataFormat == 3 ? WireKind.Fixed : WireKind.Usual;

    private static T? Named<T>(CustomAttributeData attribute, string name) =>
        attribute.NamedArguments.FirstOrDefault(argument => argument.MemberName == name).TypedValue.Value is T value ? value : default;

    private static bool IsText(ValueShape value) => value.Kind == Kind.String || value.Type == typeof(byte[]);

    // True if a member may be null: it is not declared as non-null, or its type is a type parameter.
    [RequiresUnreferencedCode("Reads the attributes of members.")]
    private static bool IsOptional(FieldInfo field) =>
        !field.DeclaringType!.Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Any(one => one.Key == Implicit && one.Value == field.DeclaringType.Namespace)
        && (IsOfParameter(field)
            || (AppContext.TryGetSwitch(Support, out bool isSupported) && !isSupported)
            || new NullabilityInfoContext().Create(field).ReadState != NullabilityState.NotNull);

    [RequiresUnreferencedCode("Reads the attributes of members.")]
    private static bool IsOfParameter(FieldInfo field) => field.DeclaringType!.IsGenericType
        && ((FieldInfo)field.DeclaringType.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(field))
            .FieldType.IsGenericParameter;
}
