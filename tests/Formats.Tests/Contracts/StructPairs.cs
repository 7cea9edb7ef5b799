using System.Collections;
using System.Reflection;
using System.Reflection.Emit;
using SerBench.Formats.Contracts;
using SerBench.Formats.Tests.Zoo;
using SerBench.Model;

namespace SerBench.Formats.Tests.Contracts;

/// <summary>Draws two versions of a struct, and of the structs in it: the same members with the same pinned numbers, declared in different orders. Then draws a place for it.</summary>
internal sealed class StructPairs(ulong seed)
{
    // The constant itself is marked as obsolete.
    private const TypeAttributes Serializable = (TypeAttributes)0x2000;

    private static readonly ConstructorInfo Number = typeof(FieldNumberAttribute).GetConstructors()[0];

    private static readonly Type[] Plain = [typeof(byte), typeof(short), typeof(ushort), typeof(Guid), typeof(int), typeof(long), typeof(TimeSpan), typeof(DayOfWeek)];
    private static readonly Type[] Any = [.. Plain, typeof(bool), typeof(char), typeof(string), typeof(int?), typeof(DateTime), typeof(int[]), typeof((short, int))];

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

    private readonly ModuleBuilder[] _modules = [NewModule(), NewModule()];
    private SplitMix64 _random = new(seed);
    private int _made;

    public Type[] Next()
    {
        Type[] both = DrawStruct(depth: 0);
        for (int i = _random.Next(4); i > 0; i--)
        {
            both = [.. both.Select(Places[_random.Next(Places.Length)])];
        }

        return [.. both.Select(type => typeof(Box<>).MakeGenericType(type))];
    }

    /// <summary>The value of one version as a value of the other.</summary>
    public static object? Convert(object? value, Type target)
    {
        Type type = Nullable.GetUnderlyingType(target) ?? target;
        switch (value)
        {
            case null or string:
                return value;
            case Array array:
                var items = Array.CreateInstance(type.GetElementType()!, array.Length);
                for (int i = 0; i < array.Length; i++)
                {
                    items.SetValue(Convert(array.GetValue(i), type.GetElementType()!), i);
                }

                return items;
            case IDictionary map:
                var entries = (IDictionary)Activator.CreateInstance(type)!;
                foreach (DictionaryEntry entry in map)
                {
                    entries[Convert(entry.Key, type.GenericTypeArguments[0])!] = Convert(entry.Value, type.GenericTypeArguments[1]);
                }

                return entries;
            case IEnumerable some:
                object collection = Activator.CreateInstance(type)!;
                foreach (object? item in some)
                {
                    type.GetMethod("Add")!.Invoke(collection, [Convert(item, type.GenericTypeArguments[0])]);
                }

                return collection;
            case var _ when value.GetType() == type:
                return value;
        }

        object made = Activator.CreateInstance(type)!;
        foreach (FieldInfo field in FieldsOf(type))
        {
            FieldInfo origin = FieldsOf(value.GetType()).Single(one => DigitsOf(one) == DigitsOf(field));
            field.SetValue(made, Convert(origin.GetValue(value), field.FieldType));
        }

        return made;
    }

    /// <summary>The type with the members of its structs, for a message.</summary>
    public static string Describe(Type type) => type.IsArray ? Describe(type.GetElementType()!) + "[]"
        : type.IsGenericType ? $"{type.Name}<{string.Join(", ", type.GenericTypeArguments.Select(Describe))}>"
        : type.Assembly.IsDynamic ? $"{type.Name} {{ {string.Join("; ", FieldsOf(type).Select(field => $"{Describe(field.FieldType)} {field.Name}"))} }}"
        : type.Name;

    private Type[] DrawStruct(int depth)
    {
        Type[] kinds = _random.Next(3) == 0 ? Any : Plain;
        var members = new List<(int Number, Type[] Types)>();
        for (int i = 2 + _random.Next(3), number = 0; i > 0; i--)
        {
            number += 1 + _random.Next(3);
            Type kind = kinds[_random.Next(kinds.Length)];
            members.Add((number, depth < 2 && _random.Next(3) == 0 ? DrawStruct(depth + 1) : [kind, kind]));
        }

        string name = $"S{_made++}";
        bool isSorted = _random.Next(2) == 0;
        return [Define(0, name, isSorted ? members : Shuffle(members)), Define(1, name, Shuffle(members))];
    }

    private List<(int Number, Type[] Types)> Shuffle(List<(int Number, Type[] Types)> members) => [.. members.Select(member => (member, Key: _random.Next(1000))).OrderBy(one => one.Key).Select(one => one.member)];

    private Type Define(int version, string name, List<(int Number, Type[] Types)> members)
    {
        TypeBuilder type = _modules[version].DefineType(name, TypeAttributes.Public | TypeAttributes.Sealed | TypeAttributes.SequentialLayout | Serializable, typeof(ValueType));
        foreach ((int number, Type[] types) in members)
        {
            type.DefineField($"{(version == 0 ? "Old" : "New")}{number}", types[version], FieldAttributes.Public).SetCustomAttribute(new CustomAttributeBuilder(Number, [number]));
        }

        return type.CreateType();
    }

    private static FieldInfo[] FieldsOf(Type type) => type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);

    private static string DigitsOf(FieldInfo field) => string.Concat(field.Name.Where(char.IsAsciiDigit));

    private static ModuleBuilder NewModule() => AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("StructPairs"), AssemblyBuilderAccess.Run).DefineDynamicModule("StructPairs");
}
