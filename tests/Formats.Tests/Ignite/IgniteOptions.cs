using System.Globalization;

namespace SerBench.Formats.Tests.Ignite;

/// <summary>The settings of a marshaller: the mapping from names to ids, the kind of footer, the known types.</summary>
/// <remarks>Threads may share an instance once all types are known.</remarks>
public sealed class IgniteOptions
{
    private readonly Dictionary<int, string> _typeNames = [];
    private readonly Dictionary<(int TypeId, int SchemaId), IgniteType> _schemas = [];
    private readonly Dictionary<(int TypeId, int SchemaId), int[]> _fieldIds = [];
    private readonly Dictionary<(int TypeId, int FieldId), string> _fieldNames = [];
    private readonly Dictionary<int, IReadOnlyList<Type>> _raw = [];

    // Ids are the hashes of names, and no schema is known.
    internal static IgniteOptions Default { get; } = new();

    /// <summary>True if the footer leaves out field ids.</summary>
    public bool HasCompactFooter { get; init; } = true;

    /// <summary>True if the names of types have no namespace.</summary>
    public bool HasSimpleNames { get; init; } = true;

    /// <summary>Maps the names of types to ids; 0 means the hash of the name.</summary>
    public Func<string, int> TypeIdMapper { get; init; } = _ => 0;

    /// <summary>Maps the names of types and fields to field ids; 0 means the hash of the field's name.</summary>
    public Func<string, string, int> FieldIdMapper { get; init; } = NoFieldIds;

    /// <summary>Returns true if a type is registered. An unregistered type is written with its name instead of its id.</summary>
    public Func<string, bool> IsRegistered { get; init; } = _ => true;

    /// <summary>Adds a .NET type, and all object types within it.</summary>
    /// <param name="order">The order of fields: by name, like the generic accesses, or as declared, like hand-written code.</param>
    public IgniteOptions Know<T>(FieldOrder order = FieldOrder.ByName) => Know(Shape.Of<T>(order));

    /// <summary>Adds a type, or another schema of a known type, for readers.</summary>
    public IgniteOptions Know(IgniteType type)
    {
        int typeId = TypeId(type.Name);
        int[] ids = [.. type.Fields.Select(field => FieldId(type.Name, field))];
        _typeNames[typeId] = type.Name;
        _schemas[(typeId, IgniteNames.SchemaId(ids))] = type;
        _fieldIds[(typeId, IgniteNames.SchemaId(ids))] = ids;
        _raw[typeId] = type.Raw;
        foreach ((int id, string name) in ids.Zip(type.Fields))
        {
            _fieldNames[(typeId, id)] = name;
        }

        return this;
    }

    internal IgniteOptions Know(Shape root)
    {
        foreach (IgniteType type in IgniteType.AllIn(root))
        {
            Know(type);
        }

        return this;
    }

    /// <summary>The name under which a type is known.</summary>
    public string MappedName(string typeName)
    {
        if (!HasSimpleNames)
        {
            return typeName;
        }

        int arguments = typeName.IndexOf('[');
        return typeName[(typeName.AsSpan(0, arguments < 0 ? typeName.Length : arguments).LastIndexOfAny('.', '+') + 1)..];
    }

    /// <summary>The id of a type.</summary>
    public int TypeId(string typeName) => IdOf(typeName) ?? NonZero(TypeIdMapper(typeName)) ?? IgniteNames.Hash(MappedName(typeName));

    /// <summary>The id of a field of a type.</summary>
    public int FieldId(string typeName, string fieldName) =>
        IdOf(fieldName) ?? NonZero(FieldIdMapper(typeName, fieldName)) ?? IgniteNames.Hash(fieldName);

    internal int FieldId(int typeId, string name, int hash) =>
        FieldIdMapper == NoFieldIds ? hash : NonZero(FieldIdMapper(TypeName(typeId), name)) ?? hash;

    // In the order of writing; empty if the schema is not known.
    internal ReadOnlySpan<int> FieldIdsOf(int typeId, int schemaId) => _fieldIds.GetValueOrDefault((typeId, schemaId));

    internal string TypeName(int typeId) => _typeNames.GetValueOrDefault(typeId) ?? NameOf(typeId);

    internal string FieldName(int typeId, int fieldId) => _fieldNames.GetValueOrDefault((typeId, fieldId)) ?? NameOf(fieldId);

    internal IgniteType? FindSchema(int typeId, int schemaId) => _schemas.GetValueOrDefault((typeId, schemaId));

    internal IReadOnlyList<Type> RawOf(int typeId) => _raw.GetValueOrDefault(typeId) ?? [];

    private static int NoFieldIds(string typeName, string fieldName) => 0;

    private static string NameOf(int id) => string.Create(CultureInfo.InvariantCulture, $"#{id}");

    private static int? IdOf(string name) =>
        name.StartsWith('#') && int.TryParse(name.AsSpan(1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int id)
            ? id
            : null;

    private static int? NonZero(int id) => id == 0 ? null : id;
}
