namespace SerBench.Migration.Writing;

internal static class MigrationHelpers
{
    public static string Text => Own + Shared();

    private static string Shared()
    {
        string source = EmbeddedText.Read(typeof(MigrationHelpers), "RuntimeMembers.cs");
        const string Start = "\n{\n";
        return source[(source.IndexOf(Start, StringComparison.Ordinal) + Start.Length)..source.LastIndexOf('}')];
    }

    private static string Own => $$"""
    private const int MostLevels = {{Limits.MaxDepth}};

    // The steps and items that the file of this thread may still take.
    [ThreadStatic]
    private static long _steps, _items;

    // A value of the file.
    private readonly struct OldValue
    {
        private readonly int _level;
        private readonly bool _isMissing;

        public OldValue(object? raw, int level, bool isMissing = false)
        {
            (Raw, _level, _isMissing) = (Plain(raw), level, isMissing);
            if (level > MostLevels && Raw is SerializationRecord)
            {
                throw new InvalidDataException($"The file has more than {MostLevels} levels, or an object that leads back to itself.");
            }

            Charge(ref _steps, Raw);
        }

        public object? Raw { get; }

        public string? Name => Raw is SerializationRecord record ? NameOf(record.TypeName) : Raw?.GetType().FullName;

        public OldValue Inside(object? raw) => new(raw, _level + 1);

        public OldValue Member(string name) => new(Find(Raw, name), _level + 1, Raw is ClassRecord record && !record.HasMember(name));

        // A struct may be absent, and not null.
        public bool IsNull<T>() => Raw is null && (default(T) is null || _isMissing
            ? true : throw new InvalidDataException($"null stands where only {typeof(T).Name} was in the files that these types were written from."));

        // False for null. The new type leaves out members that held nothing, or nothing that can be converted.
        public bool Is<T>(string expected, params string[] leftOut)
        {
            if (IsNull<T>())
            {
                return false;
            }

            if (Name != expected || Raw is not ClassRecord record)
            {
                throw new InvalidDataException($"{Name} stands where only {expected} was in the files that these types were written from.");
            }

            return Array.Find(leftOut, name => !IsEmpty(Find(record, name))) is not { } member
                ? true : throw new InvalidDataException($"{expected}.{member} holds a value, which the new type leaves out.");
        }
    }

    // A file that is too long is not read to its end.
    private static MemoryStream Copy(Stream stream)
    {
        var data = new MemoryStream();
        byte[] part = new byte[81_920];
        for (int count; data.Length <= LongestFile && (count = stream.Read(part, 0, part.Length)) > 0;)
        {
            data.Write(part, 0, count);
        }

        return data;
    }

    private static OldValue Decode(MemoryStream data)
    {
        (_steps, _items, data.Position) = (StepsFor(data.Length), ItemsFor(data.Length), 0);
        var options = new PayloadOptions { TypeNameParseOptions = new TypeNameParseOptions { MaxNodes = MostNameParts } };
        SerializationRecord root = NrbfDecoder.Decode(data, options, leaveOpen: true);
        return data.Position == data.Length && data.Length <= LongestFile
            ? new OldValue(root, 1) : throw new InvalidDataException($"The file has bytes behind its end, or more than {LongestFile:N0} bytes.");
    }

    private static OldValue Part(OldValue old, int index, int count) => old.Inside(PartsOf(old.Raw, count)[index]);

    private static T Value<T>(OldValue old, Func<OldValue, T> make)
        where T : struct => old.IsNull<T>() ? default : make(old);

    private static T? Optional<T>(OldValue old, Func<OldValue, T> make)
        where T : struct => old.Raw is null ? null : make(old);

    private static T? Reference<T>(OldValue old, Func<OldValue, T> make)
        where T : class => old.Raw is null ? null : make(old);

    private static T? Made<TItems, T>(TItems? items, Func<TItems, T> make)
        where TItems : class
        where T : class => items is null ? null : make(items);

    // A number, text or other single value. Versions may have narrower numbers, and enums are numbers.
    private static T As<T>(OldValue old)
    {
        if (old.IsNull<T>())
        {
            return default!;
        }

        object value = old.Raw is ClassRecord record ? ScalarOf(record) : old.Raw!;
        Type type = Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T);
        if (value.GetType() == type)
        {
            return (T)value;
        }

        object made = type.IsEnum ? Enum.ToObject(type, value) : Convert.ChangeType(value, type, CultureInfo.InvariantCulture);
        return Convert.ChangeType(made, value.GetType(), CultureInfo.InvariantCulture).Equals(value)
            ? (T)made : throw new InvalidDataException($"{value} is no {type.Name}.");
    }

    // The items of an array or collection; null for null.
    private static List<T>? ListOf<T>(OldValue old, Func<OldValue, T> make) => old.Raw is null ? null
        : ArrayOf(old.Raw) is T[] array && array.GetType() == typeof(T[]) && typeof(T) != typeof(string) ? [.. array]
        : [.. Expect(ItemsOf(old.Raw), old.Raw).Select(item => make(old.Inside(item)))];

    // The entries of a dictionary; null for null.
    private static Dictionary<TKey, TValue>? MapOf<TKey, TValue>(OldValue old, Func<OldValue, TKey> key, Func<OldValue, TValue> value)
        where TKey : notnull
    {
        if (old.Raw is null)
        {
            return null;
        }

        KeyValuePair<TKey, TValue>[] pairs =
            [.. Expect(PairsOf(old.Raw), old.Raw).Select(pair => KeyValuePair.Create(key(old.Inside(pair.Key)), value(old.Inside(pair.Value))))];
        RefuseCrowd(pairs.Select(pair => pair.Key));
        return new(pairs);
    }

    private static TSet SetOf<TSet, T>(TSet set, List<T> items)
        where TSet : ISet<T>
    {
        RefuseCrowd(items);
        set.UnionWith(items);
        return set.Count == items.Count ? set : throw new InvalidDataException("A set holds an item twice.");
    }

    // Keys can be chosen to have one hash code: adding one then takes as long as all before it.
    private static void RefuseCrowd<T>(IEnumerable<T> keys)
    {
        const long Most = 100_000_000;
        var counts = new Dictionary<int, int>();
        long steps = 0;
        foreach (int hash in keys.Select(key => key?.GetHashCode() ?? 0))
        {
            steps += counts[hash] = counts.GetValueOrDefault(hash) + 1;
            if (steps > Most)
            {
                throw new InvalidDataException("Keys crowd: reading them would take too long.");
            }
        }
    }

    // The name of a type without the assemblies of its arguments.
    private static string NameOf(TypeName name) =>
        name.IsArray ? $"{NameOf(name.GetElementType())}[{new string(',', name.GetArrayRank() - 1)}]"
        : name.IsConstructedGenericType ? $"{DefinitionOf(name)}[{string.Join(",", name.GetGenericArguments().Select(argument => $"[{NameOf(argument)}]"))}]"
        : name.FullName;

    private static string DefinitionOf(TypeName name) => (name.IsConstructedGenericType ? name.GetGenericTypeDefinition() : name).FullName;

    private static string? DefinitionOf(object? value) => value is ClassRecord { TypeName: var name }
        && IsWhole(DefinitionOf(name), name.IsConstructedGenericType ? name.GetGenericArguments().Length : 0) ? DefinitionOf(name) : null;

    private static object? Find(object? record, string member) =>
        record is ClassRecord one && one.HasMember(member) ? Plain(one.GetRawValue(member)) : null;

    private static IReadOnlyList<object?>? ValuesOf(object? record) =>
        record is ClassRecord one ? [.. one.MemberNames.Select(name => Plain(one.GetRawValue(name)))] : null;

    private static object? Plain(object? raw) => raw is PrimitiveTypeRecord primitive ? primitive.Value : raw;

    private static int LengthOf(object value) => value is ArrayRecord { Rank: 1 } array ? array.Lengths[0] : 0;

    private static Array? ArrayOf(object? value)
    {
        if (value is not ArrayRecord { Rank: 1 } array)
        {
            return null;
        }

        _items -= array.RecordType == SerializationRecordType.ArraySinglePrimitive ? 0 : LengthOf(array);
        return _items >= 0 ? array.GetArray(new NamedArray(array.TypeName)) : throw new InvalidDataException("Arrays of the file claim too many items.");
    }

    // GetArray demands the array's type and compares its name. The old type does not exist here, so this type only has its name.
    private sealed class NamedArray(TypeName name) : TypeDelegator(typeof(object[]))
    {
        public override string FullName => name.FullName;
    }


""";
}
