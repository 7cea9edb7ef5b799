using System.Runtime.Serialization;

namespace SerBench.Formats.Nrbf.Layouts;

// BinaryFormatter first writes the fields that the class itself can access, then the private fields of base classes, named `Base+field`
// (docs/formats/nrbf.md, Inherited members).
internal static class SerializableMembers
{
    private const BindingFlags Visible = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
    private const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.NonPublic;

    public static ClassMember[] Of(Shape shape)
    {
        Dictionary<(Type?, string), int> ordinals = shape.Fields.ToDictionary(field => KeyOf(field.Member), field => field.Ordinal);
        Type[] ancestors = [.. Ancestors(shape.Type)];
        bool areUnique = ancestors.DistinctBy(level => level.Name).Count() == ancestors.Length;
        var own = shape.Type.GetFields(Visible).Select(field => (Prefix: "", Field: field));
        var inherited =
            from level in ancestors
            from field in level.GetFields(Hidden)
            select (Prefix: (areUnique ? level.Name : level.FullName) + "+", Field: field);
        return [.. own.Concat(inherited)
            .Where(member => !member.Field.IsDefined(typeof(NonSerializedAttribute), inherit: false))
            .Select(member => new ClassMember(member.Prefix + member.Field.Name, member.Field.FieldType, ordinals[KeyOf(member.Field)]))];
    }

    public static IEnumerable<Type> Ancestors(Type type) => TypeReader.Hierarchy(type).Reverse().Skip(1);

    private static (Type?, string) KeyOf(FieldInfo field) => (field.DeclaringType, field.Name);
}

// BinaryFormatter calls methods with these attributes, but our code does not, so types with such methods are refused.
internal static class SerializationCallbacks
{
    private static readonly Type[] Attributes =
        [typeof(OnSerializingAttribute), typeof(OnSerializedAttribute), typeof(OnDeserializingAttribute), typeof(OnDeserializedAttribute)];

    public static bool Exist(Type type) => SerializableMembers.Ancestors(type).Prepend(type)
        .SelectMany(level => level.GetMethods(
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
        .Any(method => Attributes.Any(attribute => method.IsDefined(attribute, inherit: false)));
}

// If a dictionary or set never had items, BinaryFormatter writes no array of items, so two forms exist.
internal sealed class HashingForms
{
    public HashingForms(Type type, ClassLayout comparer, string capacityName, string itemsName, Type items)
    {
        ClassMember[] members = [new("Version", typeof(int), 0), new("Comparer", comparer.Type, 1), new(capacityName, typeof(int), 2)];
        WithoutItems = new ClassLayout(type, members);
        WithItems = new ClassLayout(type, [.. members, new(itemsName, items, 3)]);
    }

    public ClassLayout WithoutItems { get; }

    public ClassLayout WithItems { get; }
}
