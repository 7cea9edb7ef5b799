using SerBench.Engine.Inference;

namespace SerBench.Migration.Plan;

internal sealed class TypePlan
{
    public const string Namespace = "Migrated";

    private const string ValueOfEnum = "value__";

    // Compilers and libraries parse type names by recursion, so longer names could overflow their stack.
    private const int LongestCode = 4_000;

    // The written code uses these types, so new types must not hide them.
    private const string UsedTypes = """
        Migration Object String Attribute Enum Array Convert Nullable Func Exception ValueType Math StringComparison ThreadStatic CultureInfo NumberStyles
        Version Uri UriKind BigInteger DateTimeKind MemoryMarshal Enumerable IEnumerable IEnumerator IReadOnlyList ISet HashSet Queue Stack LinkedList
        SortedSet SortedDictionary SortedList KeyValuePair Tuple Collection ObservableCollection ReadOnlyCollection Stream MemoryStream TypeDelegator
        InvalidDataException SerializationException ArgumentException ArithmeticException OverflowException FormatException IOException
        InvalidCastException InvalidOperationException KeyNotFoundException NotSupportedException OldValue ArrayView NamedArray ClassRecord ArrayRecord
        SerializationRecord SerializationRecordType NrbfDecoder PayloadOptions TypeName TypeNameParseOptions PrimitiveTypeRecord ListConverter
        NumberConverter JsonDerivedType XmlDictionaryReader XmlDictionaryReaderQuotas XmlDictionaryWriter DataContractSerializer DataContract DataMember
        MessagePackObject Key Union MessagePackSerializer MessagePackSerializerOptions MessagePackSecurity CompositeResolver NativeDateTimeResolver
        StandardResolver MemoryPackable MemoryPackUnion MemoryPackSerializer ProtoContract ProtoMember ProtoInclude RuntimeTypeModel
        """;

    private static readonly string[] Reserved =
    [
        .. UsedTypes.Split([' ', '\r', '\n']).Concat(Names.OfTypes).Append(Namespace)
            .SelectMany(name => new[] { name, name + "Attribute" }),
    ];

    private static readonly OldName AnyObject = OldName.Of("System.Object");

    private readonly FileFacts _facts;
    private readonly Names _names = new(Reserved);
    private readonly Dictionary<string, NewClass> _classes = [];
    private readonly Dictionary<string, NewEnum> _enums = [];
    private readonly Dictionary<string, NewChoice> _choices = [];
    private readonly Queue<(NewClass Class, TypeFacts Facts)> _open = [];

    public TypePlan(FileFacts facts)
    {
        _facts = facts;
        Roots = facts.Roots.ToDictionary(root => root.Key, root => PlanRoot(root.Key, root.Value));

        while (_open.TryDequeue(out (NewClass Class, TypeFacts Facts) next))
        {
            AddMembers(next.Class, next.Facts);
        }

        foreach (NewClass type in _classes.Values.Where(type => type.IsStruct))
        {
            int left = 1_000;
            type.IsStruct = Fits(new NewType.Object(type), ref left);
        }

        foreach (NewChoice choice in _choices.Values)
        {
            foreach (NewClass one in choice.Cases)
            {
                one.Choices.Add(choice);
            }
        }
    }

    public Dictionary<string, NewType> Roots { get; }

    public IEnumerable<NewClass> Classes => _classes.Values;

    public IEnumerable<NewEnum> Enums => _enums.Values;

    public IEnumerable<NewChoice> Choices => _choices.Values;

    private NewType PlanRoot(string place, RootFacts root)
    {
        NewType type = Resolve(root.Type, place);
        if (type is NewType.Object or NewType.Blocked or NewType.Absent)
        {
            return type;
        }

        string simple = Names.Identifier(root.Type.Short.Replace("[]", " Array"));
        var wrapper = new NewClass(
            root.Type, _names.Take(simple + "File"), isStruct: false, $"A file that holds {root.Type.Short} itself.")
        {
            IsWrapper = true,
        };
        wrapper.Members.Add(new NewMember("", "Value", new NewValue(type, HasNull: false), "The value.", IsMissing: false));
        _classes[place] = wrapper;
        return new NewType.Object(wrapper);
    }

    private NewValue ValueOf(OldName declared, string place)
    {
        NewType type = Resolve(declared.OfNullable ?? declared, place);
        type = type.Code.Length <= LongestCode
            ? type
            : new NewType.Blocked(ObstacleKind.Depth, $"a type whose name has more than {LongestCode:N0} letters");
        return new NewValue(type, declared.OfNullable is not null || _facts.Places.GetValueOrDefault(place) is { HasNull: true });
    }

    private NewType Resolve(OldName declared, string place)
    {
        if (declared.Item is { } item)
        {
            return declared.Rank > 1
                ? (Seen(place).Count > 0 ? new NewType.Blocked(ObstacleKind.Dimensions, declared.Short) : new NewType.Absent())
                : Join(ValueOf(item, place + "[]"), wanted => new NewType.Sequence(null, wanted));
        }

        if (RuntimeTypes.Find(declared) is { } known)
        {
            return OfRuntime(declared, known, place);
        }

        IReadOnlyList<OldName> seen = Seen(place);
        return seen.Count == 0 && RuntimeTypes.FindClass(declared) is { } standing
            ? Resolve(standing, place)
            : OfSeen(seen, declared, place);
    }

    private NewType OfRuntime(OldName declared, RuntimeType known, string place) => known.Kind switch
    {
        RuntimeKind.Scalar => new NewType.Plain(known.Code, RuntimeTypes.IsStruct(declared)),
        RuntimeKind.Items => Join(ValueOf(Argument(declared, 0), place + "[]"), wanted => new NewType.Sequence(known, wanted)),
        RuntimeKind.Pairs => Join(
            ValueOf(Argument(declared, 0), place + "[key]"),
            key => Join(ValueOf(Argument(declared, 1), place + "[value]"), value => new NewType.Map(known, key, value))),
        _ => JoinAll(declared, known, place),
    };

    private NewType JoinAll(OldName declared, RuntimeType known, string place)
    {
        NewValue[] parts = [.. declared.Arguments.Select((argument, index) => ValueOf(argument, $"{place}.{index + 1}"))];
        return parts.FirstOrDefault(part => !part.IsWritten)?.Type ?? new NewType.Parts(known, parts, RuntimeTypes.IsStruct(declared));
    }

    private static NewType Join(NewValue inner, Func<NewValue, NewType> make) => inner.IsWritten ? make(inner) : inner.Type;

    private static OldName Argument(OldName type, int index) => index < type.Arguments.Count ? type.Arguments[index] : AnyObject;

    private IReadOnlyList<OldName> Seen(string place) =>
        _facts.Places.TryGetValue(place, out PlaceFacts? facts) ? [.. facts.Types.Values] : [];

    private NewType OfSeen(IReadOnlyList<OldName> seen, OldName declared, string place)
    {
        OldName? blocked = seen.FirstOrDefault(type => Obstacles.Find(type) is not null || (type.Item is not null && type.Rank > 1));
        if (blocked is not null)
        {
            return new NewType.Blocked(Obstacles.Find(blocked) ?? ObstacleKind.Dimensions, blocked.Short);
        }

        if (seen.Count < 2)
        {
            // Without an object at this place, the declared class is planned, because other places may have its objects.
            return seen.Count == 1 ? OfExact(seen[0], place)
                : declared.Full == AnyObject.Full ? new NewType.Absent()
                : OfExact(declared, place);
        }

        if (seen.All(IsSequence) && seen.Select(ItemOf).DistinctBy(item => item.Full).Count() == 1)
        {
            return Resolve(new OldName("System.Collections.Generic.List`1", ItemOf(seen[0])), place);
        }

        return seen.All(IsPlainClass)
            ? new NewType.Choice(ChoiceOf(seen, declared, place))
            : new NewType.Blocked(ObstacleKind.Object, string.Join(", ", seen.Select(type => type.Short).Order(StringComparer.Ordinal)));
    }

    private NewType OfExact(OldName type, string place) => type switch
    {
        _ when type.Full == AnyObject.Full => new NewType.Blocked(ObstacleKind.Object, "Object"),
        { Item: not null } => Resolve(type, place),
        _ when RuntimeTypes.Find(type) is { } known => OfRuntime(type, known, place),
        _ when !_facts.Types.ContainsKey(type.Full) => new NewType.Absent(),
        _ when IsEnum(type) => new NewType.Enumeration(EnumOf(type)),
        _ => new NewType.Object(ClassOf(type)),
    };

    private static bool IsSequence(OldName type) => type.Item is not null || RuntimeTypes.Find(type) is { Kind: RuntimeKind.Items };

    private static OldName ItemOf(OldName type) => type.Item ?? Argument(type, 0);

    private bool IsPlainClass(OldName type) =>
        type.Item is null && RuntimeTypes.Find(type) is null && type.Full != AnyObject.Full && !IsEnum(type)
            && _facts.Types.GetValueOrDefault(type.Full) is { IsStruct: false };

    private bool IsEnum(OldName type) =>
        _facts.Types.GetValueOrDefault(type.Full) is { Members: { Count: 1 } members } && members.ContainsKey(ValueOfEnum);

    private NewEnum EnumOf(OldName type)
    {
        if (!_enums.TryGetValue(type.Full, out NewEnum? known))
        {
            IEnumerable<KeyValuePair<decimal, object>> numbers = _facts.Numbers.GetValueOrDefault(type.Full) ?? [];
            Type[] types = [.. numbers.Select(number => number.Value.GetType()).Distinct()];
            Type one = types.Length == 1 ? types[0] : types.Length == 0 ? typeof(int)
                : numbers.Any(number => number.Key > long.MaxValue) ? typeof(ulong) : typeof(long);
            object[] values = [.. numbers.Where(number => one != typeof(ulong) || number.Key >= 0).Select(number => number.Value)];
            _enums[type.Full] = known = new NewEnum(type, _names.Take(NameOf(type)), one, values);
        }

        return known;
    }

    private NewClass ClassOf(OldName type)
    {
        if (_classes.TryGetValue(type.Full, out NewClass? known))
        {
            return known;
        }

        TypeFacts facts = _facts.Types[type.Full];
        string comment = $"{type.Full}. Objects: {facts.Objects:N0}, files: {facts.Files:N0}, versions: {facts.Versions.Count}.";
        _classes[type.Full] = known = new NewClass(type, _names.Take(NameOf(type)), facts.IsStruct, comment);
        _open.Enqueue((known, facts));
        return known;
    }

    private void AddMembers(NewClass type, TypeFacts facts)
    {
        var names = new Names([.. Names.OfObjects, type.Name]);
        ILookup<string, string> simple = facts.Members.Keys.ToLookup(SimpleName, StringComparer.OrdinalIgnoreCase);
        foreach ((string member, MemberFacts one) in facts.Members.Where(member => member.Value.IsOwn))
        {
            type.Members.Add(MemberOf(facts, member, one, names.Take(WholeName(member, simple))));
        }
    }

    // False for a struct that contains itself or whose copies would fill the stack. Such a struct becomes a class.
    private static bool Fits(NewType type, ref int left)
    {
        IEnumerable<NewValue> inner = type switch
        {
            NewType.Object { Type: { IsStruct: true } one } => one.Members.Select(member => member.Value),
            NewType.Parts { IsValue: true } parts => parts.Items,
            _ => [],
        };
        bool fits = --left >= 0;
        foreach (NewValue value in inner)
        {
            fits = fits && Fits(value.Type, ref left);
        }

        return fits;
    }

    private NewMember MemberOf(TypeFacts facts, string member, MemberFacts one, string name)
    {
        string place = FileFacts.PlaceOf(facts.Name, member);
        bool isMissing = one.Objects < facts.Objects;
        NewValue wanted = Merge(one.Types.Values, place);
        wanted = wanted with { HasNull = wanted.HasNull || (isMissing && !wanted.Type.IsValue) };
        string missing = isMissing ? $"; {facts.Objects - one.Objects:N0} of {facts.Objects:N0} objects lack it" : "";
        string declared = string.Join(" or ", one.Types.Values.Select(type => type.Short));
        string guessed = one.Types.Values.Any(type => type.Full == AnyObject.Full) && wanted.IsWritten
            ? $"; all values in the files are {wanted.Type.Code}"
            : "";
        return new NewMember(member, name, wanted, $"{member}: {declared}{guessed}{missing}.", isMissing);
    }

    private NewValue Merge(IEnumerable<OldName> declared, string place)
    {
        NewValue[] all = [.. declared.Select(type => ValueOf(type, place))];
        NewValue[] written = [.. all.Where(wanted => wanted.IsWritten)];
        bool hasNull = all.Any(wanted => wanted.HasNull);
        if (written.Length == 0)
        {
            return all[0] with { HasNull = hasNull };
        }

        string[] codes = [.. written.Select(wanted => wanted.Type.Code).Distinct()];
        return codes.Length == 1 ? written[0] with { HasNull = hasNull }
            : Widest(codes) is { } widest ? new NewValue(new NewType.Plain(widest, IsValue: true), hasNull)
            : new NewValue(new NewType.Blocked(ObstacleKind.Versions, string.Join(", ", codes)), hasNull);
    }

    private static string? Widest(string[] codes)
    {
        string[][] rows =
        [
            ["sbyte", "short", "int", "long", "decimal"],
            ["byte", "ushort", "uint", "ulong", "decimal"],
            ["byte", "short", "int", "long", "decimal"],
            ["ushort", "int", "long"],
            ["float", "double"],
            ["int", "double"],
        ];
        return rows.Where(row => codes.All(row.Contains)).Select(row => row.Last(codes.Contains)).FirstOrDefault();
    }

    private NewChoice ChoiceOf(IReadOnlyList<OldName> seen, OldName declared, string place)
    {
        // A declared class that is also the class of a value is not trusted, because the file may name the first value's class instead.
        bool isKnown = declared.Full != AnyObject.Full && seen.All(type => type.Full != declared.Full);
        string key = string.Join('|', seen.Select(type => type.Full).Order(StringComparer.Ordinal));
        if (!_choices.TryGetValue(key, out NewChoice? known))
        {
            NewClass[] cases = [.. seen.OrderBy(type => type.Full, StringComparer.Ordinal).Select(ClassOf)];
            _choices[key] = known = new NewChoice(cases)
            {
                Name = ChoiceName(isKnown ? declared.Short : FieldName(place[(place.LastIndexOf('.') + 1)..])),
                IsNamedByMember = !isKnown,
            };
        }
        else if (known.IsNamedByMember && isKnown)
        {
            (known.Name, known.IsNamedByMember) = (known.Name == StemOf(declared.Short) ? known.Name : ChoiceName(declared.Short), false);
        }

        return known;
    }

    private string ChoiceName(string simple) => _names.Take(StemOf(simple));

    private static string StemOf(string simple) =>
        Names.Identifier(simple) is var stem && stem is ['I', >= 'A' and <= 'Z', ..] ? stem : "I" + stem;

    private static string NameOf(OldName type) => Names.Identifier(type.Arguments.Count == 0
        ? type.Short
        : $"{type.Short.Split('<')[0]} of {string.Join(" and ", type.Arguments.Select(NameOf))}");

    private static string WholeName(string member, ILookup<string, string> simple) =>
        member.LastIndexOf('+') is >= 0 and var mark && simple[SimpleName(member)].Count() > 1
            ? $"{member[..mark].Split('.')[^1]} {SimpleName(member)}" : SimpleName(member);

    private static string SimpleName(string member) => FieldName(member[(member.LastIndexOf('+') + 1)..]);

    private static string FieldName(string field)
    {
        const string Backing = ">k__BackingField";
        return field.StartsWith('<') && field.EndsWith(Backing, StringComparison.Ordinal) ? field[1..^Backing.Length]
            : field.StartsWith("m_", StringComparison.Ordinal) && field.Length > 2 ? field[2..] : field;
    }
}
