using System.Reflection.Emit;

namespace SerBench.Formats.Tests.Contracts;

// Draws two versions of a struct, and of the structs in it: the same members with the same pinned numbers, declared in different orders.
// Then draws a place for it.
internal sealed class StructPairs(ulong seed)
{
    private static readonly ConstructorInfo Number = typeof(FieldNumberAttribute).GetConstructors()[0];

    // Members of one width leave no gaps, so some formats copy the structs.
    private static readonly Type[][] Kinds =
    [
        [typeof(byte), typeof(sbyte)],
        [typeof(short), typeof(ushort), typeof(char)],
        [typeof(int), typeof(uint), typeof(DayOfWeek)],
        [typeof(long), typeof(TimeSpan)],
        [typeof(byte), typeof(short), typeof(int), typeof(long), typeof(Guid)],
        [typeof(bool), typeof(string), typeof(int?), typeof(DateTime), typeof(int[]), typeof((short, int)), typeof(short)],
    ];

    private static readonly Func<Type, Type>[] Places =
    [
        type => type.MakeArrayType(),
        type => typeof(List<>).MakeGenericType(type),
        type => typeof(ValueTuple<,>).MakeGenericType(type, typeof(short)),
        type => typeof(ValueTuple<,>).MakeGenericType(typeof(short), type),
        type => typeof(Dictionary<,>).MakeGenericType(typeof(int), type),
        type => type.IsArray || type.IsGenericType ? type.MakeArrayType() : typeof(HashSet<>).MakeGenericType(type),
        type => type.IsArray || type.IsGenericType ? type : typeof(Dictionary<,>).MakeGenericType(type, typeof(int)),
        type => type.IsArray || type.IsGenericType ? type : typeof(Nullable<>).MakeGenericType(type),
    ];

    private readonly ModuleBuilder[] _modules = [NewModule("StructPairs"), NewModule("StructPairs")];
    private SplitMix64 _random = new(seed);
    private int _made;

    public Type[] Next()
    {
        Type[] both = DrawStruct(Kinds[_random.Next(Kinds.Length)], depth: 0);
        for (int i = _random.Next(4); i > 0; i--)
        {
            both = [.. both.Select(Places[_random.Next(Places.Length)])];
        }

        return [.. both.Select(type => typeof(Box<>).MakeGenericType(type))];
    }

    public static ModuleBuilder NewModule(string name) =>
        AssemblyBuilder.DefineDynamicAssembly(new AssemblyName(name), AssemblyBuilderAccess.Run).DefineDynamicModule(name);

    // A value as a text that is the same for both versions. Null and empty are alike, and so are entries in another order.
    public static string? TextOf(object? value) => value switch
    {
        null or string => value as string,
        IFormattable => System.Convert.ToString(value),
        Array or IList => string.Join(", ", ((IEnumerable)value).Cast<object?>().Select(TextOf)),
        IEnumerable some => string.Join(", ", some.Cast<object?>().Select(TextOf).Order(StringComparer.Ordinal)),
        bool => $"{value}",
        _ => $"({string.Join("; ", FieldsOf(value.GetType()).Select(field => MemberText(field, value)).Order(StringComparer.Ordinal))})",
    };

    // The type with the members of its structs, for a message.
    public static string Describe(Type type) => type.IsArray ? Describe(type.GetElementType()!) + "[]"
        : type.IsGenericType ? $"{type.Name}<{string.Join(", ", type.GenericTypeArguments.Select(Describe))}>"
        : type.Assembly.IsDynamic ? $"{type.Name} {{ {string.Join("; ", FieldsOf(type).Select(Declare))} }}"
        : type.Name;

    private static string Declare(FieldInfo field) => $"{Describe(field.FieldType)} {field.Name}";

    private Type[] DrawStruct(Type[] kinds, int depth)
    {
        var members = new List<(int Number, Type[] Types)>();
        for (int i = 2 + _random.Next(3), number = 0; i > 0; i--)
        {
            number += 1 + _random.Next(3);
            Type kind = kinds[_random.Next(kinds.Length)];
            members.Add((number, depth < 2 && _random.Next(3) == 0 ? DrawStruct(kinds, depth + 1) : [kind, kind]));
        }

        string name = $"S{_made++}";
        bool isSorted = _random.Next(2) == 0;
        return [Define(0, name, isSorted ? members : Shuffle(members)), Define(1, name, Shuffle(members))];
    }

    private List<(int Number, Type[] Types)> Shuffle(List<(int Number, Type[] Types)> members) =>
        [.. members.Select(member => (member, Key: _random.Next(1000))).OrderBy(one => one.Key).Select(one => one.member)];

    private Type Define(int version, string name, List<(int Number, Type[] Types)> members)
    {
        const TypeAttributes Struct = TypeAttributes.Public | TypeAttributes.Sealed | TypeAttributes.SequentialLayout;
        TypeBuilder type = _modules[version].DefineType(name, Struct, typeof(ValueType));
        foreach ((int number, Type[] types) in members)
        {
            type.DefineField($"{(version == 0 ? "Old" : "New")}{number}", types[version], FieldAttributes.Public)
                .SetCustomAttribute(new CustomAttributeBuilder(Number, [number]));
        }

        return type.CreateType();
    }

    private static FieldInfo[] FieldsOf(Type type) => type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);

    private static string MemberText(FieldInfo field, object owner) =>
        $"{string.Concat(field.Name.Where(char.IsAsciiDigit))}: {TextOf(field.GetValue(owner))}";
}
