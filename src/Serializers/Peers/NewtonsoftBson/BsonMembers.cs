using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

// Finds values that the library would lose or change, because it writes public members and not the fields.
internal static class BsonMembers
{
    // The library reads stacks upside down, and cannot write or read the other types in full.
    private static readonly Type[] Unread =
    [
        typeof(Stack<>), typeof(ImmutableStack<>), typeof(IImmutableStack<>), typeof(ArraySegment<>), typeof(Memory<>),
        typeof(ReadOnlyMemory<>), typeof(IReadOnlySet<>), typeof(Rune),
    ];

    public static string? Refuse(ValueShape value, DeclaredTypes types) => value switch
    {
        { Declared: { } declared } when Surrogate.Holds(value, static type => CasesAttribute.Of(type).Length > 0) =>
            $"messages of Newtonsoft.Json name no types by default (TypeNameHandling does, and lets senders choose classes), "
                + $"so the case of {CSharp.TitleOf(declared)} would be lost",
        { Declared: { } declared }
                when Surrogate.Holds(value, static type => Unread.Contains(type.IsGenericType ? type.GetGenericTypeDefinition() : type)) =>
            $"Newtonsoft.Json does not read {CSharp.TitleOf(declared)} as it was written",
        { Kind: Kind.Decimal } => "BSON as Newtonsoft.Json writes it has no decimal, only the nearest double",
        { Kind: Kind.TimeOnly } => $"Newtonsoft.Json has no exact form of {value.Type.Name}",
        { SequenceKind: SequenceKind.Rectangular } =>
            "Newtonsoft.Json loses the lengths of empty arrays of several dimensions",
        { Kind: Kind.Map, Key.Kind: not (Kind.String or Kind.Guid or Kind.Enum or (>= Kind.Byte and <= Kind.UInt64)) } =>
            $"Newtonsoft.Json writes keys as text, which is not exact for {value.Key!.Type.Name}",
        { Kind: Kind.Object } => RefuseObject(value, types.Declare(value.Type) as JsonObjectContract),
        _ => null,
    };

    private static string? RefuseObject(ValueShape value, JsonObjectContract? contract) =>
        contract is null ? $"Newtonsoft.Json does not write {value.Type.Name} as an object with members"
        : contract is { DefaultCreatorNonPublic: true, CreatorParameters.Count: 0 }
            ? $"Newtonsoft.Json finds no constructor of {value.Type.Name} to call"
        : value.Shape.Fields.FirstOrDefault(field =>
                !IsCarried(contract, Find(contract, field.Name) ?? Find(contract, field.Name.TrimStart('_')))) is { } lost
            ? $"Newtonsoft.Json carries public members that can be read and set, which {lost.Name} is not without [JsonProperty]"
            : null;

    // The field behind a property with a body has the property's name, except for an underscore and letter case.
    private static JsonProperty? Find(JsonObjectContract contract, string name) =>
        contract.Properties.FirstOrDefault(property => string.Equals(property.UnderlyingName, name, StringComparison.OrdinalIgnoreCase));

    private static bool IsCarried(JsonObjectContract contract, JsonProperty? property) =>
        property is { Ignored: false, Readable: true }
        && (property.Writable || contract.CreatorParameters.GetClosestMatchProperty(property.PropertyName!) is not null);
}

// Refuses objects of derived classes, because messages do not name the class.
internal sealed class DeclaredTypes : DefaultContractResolver
{
    private readonly HashSet<Type> _declared = [];

    public JsonContract Declare(Type type)
    {
        _declared.Add(type);
        return ResolveContract(type);
    }

    protected override JsonObjectContract CreateObjectContract(Type objectType) =>
        _declared.Contains(Nullable.GetUnderlyingType(objectType) ?? objectType)
            ? base.CreateObjectContract(objectType)
            : throw new JsonSerializationException($"no member declares {objectType.Name}, and messages name no types");
}
