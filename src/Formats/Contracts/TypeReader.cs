namespace SerBench.Formats.Contracts;

// All instance fields count, base class first.
internal static class TypeReader
{
    private const string Reflects = "Reads the fields and constructors of a type.";
    private const string BackingFieldSuffix = ">k__BackingField";
    private const string TupleFieldPrefix = "m_";

    private static readonly ConcurrentDictionary<Type, ValueShape> Values = new();

    private static readonly Dictionary<Type, Kind> Scalars = new()
    {
        [typeof(bool)] = Kind.Boolean,
        [typeof(byte)] = Kind.Byte,
        [typeof(sbyte)] = Kind.SByte,
        [typeof(short)] = Kind.Int16,
        [typeof(ushort)] = Kind.UInt16,
        [typeof(int)] = Kind.Int32,
        [typeof(uint)] = Kind.UInt32,
        [typeof(long)] = Kind.Int64,
        [typeof(ulong)] = Kind.UInt64,
        [typeof(char)] = Kind.Char,
        [typeof(float)] = Kind.Single,
        [typeof(double)] = Kind.Double,
        [typeof(decimal)] = Kind.Decimal,
        [typeof(Guid)] = Kind.Guid,
        [typeof(DateTime)] = Kind.DateTime,
        [typeof(DateTimeOffset)] = Kind.DateTimeOffset,
        [typeof(TimeSpan)] = Kind.TimeSpan,
        [typeof(DateOnly)] = Kind.DateOnly,
        [typeof(TimeOnly)] = Kind.TimeOnly,
        [typeof(string)] = Kind.String,
    };

    [RequiresUnreferencedCode(Reflects)]
    public static IEnumerable<Field> ReadFields(Type type)
    {
        FieldInfo[] members = MembersOf(type);
        int[]? numbers = FieldNumbers.Find(members);
        return members
            .Select((member, index) => ReadField(member, index, numbers?[index]))
            .OrderBy(field => field.Number);
    }

    [RequiresUnreferencedCode(Reflects)]
    private static Field ReadField(FieldInfo member, int index, int? number)
    {
        ValueShape value = ValueOf(member.FieldType);
        return new Field(index, number ?? index + 1, NameOf(member), member, value)
        {
            IsPinned = number is not null,
            Wire = FieldWires.Of(member, value),
        };
    }

    public static Field FieldOf(DeclaredField declared, int index) =>
        new(index, declared.Number > 0 ? declared.Number : index + 1, declared.Name, null, ValueOf(declared.Carrier ?? declared.Type))
        {
            IsPinned = declared.Number > 0,
            Wire = new FieldWire(declared.Wire, declared.OneOf),
        };

    public static DeclaredField DeclaredOf(Field field) => new(field.Name, field.Member.FieldType, field.IsPinned ? field.Number : 0)
    {
        Carrier = field.Value.Declared is null ? null : field.Value.Carrier,
        Wire = field.Wire.Kind,
        OneOf = field.Wire.OneOf,
    };

    public static IReadOnlyList<Field> Arrange(IEnumerable<Field> declared, FieldOrder order)
    {
        var ordered = order switch
        {
            FieldOrder.ByName => declared.OrderBy(field => field.IsPinned ? "" : field.Name, StringComparer.OrdinalIgnoreCase),
            FieldOrder.FixedFirst => declared.OrderBy(field => WidthGroup(field.Value)),
            _ => declared,
        };
        return [.. ordered.Select((field, ordinal) => field with { Ordinal = ordinal })];
    }

    [RequiresUnreferencedCode(Reflects)]
    public static Construction? FindConstruction(Type type, IReadOnlyList<Field> fields)
    {
        if (type.IsValueType)
        {
            return new Construction(null, []);
        }

        if (type.IsAbstract)
        {
            return null;
        }

        return type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .Where(constructor => constructor.IsPublic || constructor.GetParameters().Length == 0)
            .OrderBy(constructor => constructor.GetParameters().Length == 0 ? int.MinValue : -constructor.GetParameters().Length)
            .Select(constructor => Match(constructor, fields))
            .FirstOrDefault(construction => construction is not null);
    }

    public static ValueShape ValueOf(Type type) => Values.GetOrAdd(type, Describe);

    public static IEnumerable<Type> Hierarchy(Type type)
    {
        var levels = new Stack<Type>();
        for (Type? level = type; level is not null && level != typeof(object) && level != typeof(ValueType); level = level.BaseType)
        {
            levels.Push(level);
        }

        return levels;
    }

    [RequiresUnreferencedCode(Reflects)]
    private static FieldInfo[] MembersOf(Type type) =>
    [
        .. Hierarchy(type)
            .SelectMany(level => level.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            .Where(member => !member.IsDefined(typeof(NonSerializedAttribute), inherit: false)),
    ];

    public static string NameOf(FieldInfo member) =>
        PropertyOf(member.Name) ?? (IsTuple(member.DeclaringType!) ? member.Name[TupleFieldPrefix.Length..] : member.Name);

    public static string? PropertyOf(string field) =>
        field.StartsWith('<') && field.EndsWith(BackingFieldSuffix, StringComparison.Ordinal) ? field[1..^BackingFieldSuffix.Length] : null;

    public static bool IsTuple(Type type) => type.FullName!.StartsWith("System.Tuple`", StringComparison.Ordinal);

    public static bool IsPair(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>);

    private static int WidthGroup(ValueShape value) => value switch
    {
        { IsFixedWidth: true } => 0,
        { Kind: < Kind.String } => 1,
        { Kind: Kind.String } => 2,
        { Kind: Kind.Object, Type.IsValueType: false } => 4,
        _ => 3,
    };

    private static Construction? Match(ConstructorInfo constructor, IReadOnlyList<Field> fields)
    {
        var ordinals = new List<int>();
        foreach (ParameterInfo parameter in constructor.GetParameters())
        {
            Field? Find(Func<string, string> nameOf) => fields.FirstOrDefault(candidate =>
                candidate.Member.FieldType == parameter.ParameterType
                && string.Equals(nameOf(candidate.Name), parameter.Name, StringComparison.OrdinalIgnoreCase));

            Field? field = Find(static name => name) ?? Find(static name => name.TrimStart('_'));
            if (field is null)
            {
                return null;
            }

            ordinals.Add(field.Ordinal);
        }

        return new Construction(constructor, ordinals);
    }

    private static ValueShape Describe(Type type)
    {
        if (ReflectionSwitch.IsOn && Carriers.Of(type) is { } carrier)
        {
            return new ValueShape(ValueOf(carrier), type);
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            ValueShape inner = ValueOf(underlying);
            Func<Shape>? shape = inner.Kind == Kind.Object ? () => Shape.Of(underlying) : null;
            return new ValueShape(inner.Kind, underlying, isNullableValue: true, shape) { Reason = inner.Reason };
        }

        return Scalars.TryGetValue(type, out Kind kind) ? new ValueShape(kind, type)
            : type.IsEnum ? new ValueShape(Kind.Enum, type)
            : DescribeCollection(type) ?? DescribeObject(type);
    }

    private static ValueShape? DescribeCollection(Type type)
    {
        if (type.IsArray)
        {
            if (ReflectionSwitch.IsOn && !type.IsSZArray && Carriers.Of(type.GetElementType()!) is not null)
            {
                return new ValueShape(Kind.Unknown, type)
                {
                    Reason = $"no mapping for an array of several dimensions of {type.GetElementType()!.Name}; declare an array of arrays",
                };
            }

            return Sequence(type, type.IsSZArray ? SequenceKind.Array : SequenceKind.Rectangular, type.GetElementType()!);
        }

        if (!type.IsGenericType)
        {
            return null;
        }

        Type definition = type.GetGenericTypeDefinition();
        Type[] arguments = type.GetGenericArguments();
        return definition == typeof(List<>) ? Sequence(type, SequenceKind.List, arguments[0])
            : definition == typeof(HashSet<>) ? Sequence(type, SequenceKind.Set, arguments[0])
            : definition == typeof(Dictionary<,>)
                ? new ValueShape(Kind.Map, type) { Key = ValueOf(arguments[0]), Value = ValueOf(arguments[1]) }
            : null;
    }

    private static ValueShape Sequence(Type type, SequenceKind kind, Type item) =>
        new(Kind.Sequence, type) { SequenceKind = kind, Item = ValueOf(item) };

    private static ValueShape DescribeObject(Type type)
    {
        string? reason = type switch
        {
            _ when type == typeof(object) => "an 'object' member needs type names in the data",
            { IsInterface: true } =>
                "an interface does not say which class to create; declare a class or an interface of a collection, "
                + "or name its classes by [Cases]",
            { IsAbstract: true } =>
                "an abstract class does not say which class to create; declare a class that can be created, or name its classes by [Cases]",
            { IsPointer: true } or { IsByRefLike: true } => "pointers and ref structs cannot leave memory",
            _ when typeof(Delegate).IsAssignableFrom(type) => "a delegate cannot leave the process",
            _ when type.IsPrimitive
                || type.Namespace is "System" or "System.Collections.Generic" or "System.Collections" or "System.Threading"
                    && !type.FullName!.StartsWith("System.ValueTuple`", StringComparison.Ordinal)
                    && !IsTuple(type)
                    && !IsPair(type) => $"no mapping for {type.Name}; declare a type of your own",
            _ => null,
        };
        if (reason is null && ReflectionSwitch.IsOn)
        {
            reason = FieldNumbers.FindProblem(MembersOf(type));
        }

        return reason is null
            ? new ValueShape(Kind.Object, type, shape: () => Shape.Of(type))
            : new ValueShape(Kind.Unknown, type) { Reason = reason };
    }
}
