namespace SerBench.Benchmarks.Tests.Migration;

// Writes a file of BinaryFormatter record by record: an object with members of all kinds. At one of its points, a twist puts something
// there that no program would have written: another count, a reference that leads back, a value of another kind. Equal seeds give equal
// files up to the twist.
internal sealed class ForgedFile
{
    private const string Generic = "System.Collections.Generic.", Models = "System.Collections.ObjectModel.";
    private const string Number = "[[System.Int32]]", Words = "[[System.String],[System.Int32]]";
    private const byte Primitive = 0, String = 1, Any = 2, Runtime = 3, Own = 4, Objects = 5, Strings = 6, Primitives = 7;
    private const byte Int32 = 8, UInt32 = 15;
    private const int Library = 1_000_000;

    private readonly MemoryStream _bytes = new();
    private readonly BinaryWriter _out;
    private readonly Queue<Action> _open = [];
    private readonly Dictionary<string, int> _described = [];
    private readonly Func<Slot>[] _kinds;
    private readonly string _space;
    private readonly int _twist;
    private SplitMix64 _random, _forger;
    private int _ids, _structs, _depth;

    private ForgedFile(string space, ulong seed, int twist, ulong forger)
    {
        (_out, _space, _twist, _random, _forger) =
            (new BinaryWriter(_bytes, Encoding.UTF8), space, twist, new SplitMix64(seed), new SplitMix64(forger));
        _kinds =
        [
            () => new(Primitive, Int32, () => _out.Write(Count(7))),
            () => new(String, null, Text),
            () => new(Runtime, "System.Guid", () => Struct("System.Guid", [.. "abcdefghijk".Select(PartOfGuid)])),
            () => new(
                Runtime,
                "System.Numerics.BigInteger",
                () => Struct(
                    "System.Numerics.BigInteger",
                    [Int("_sign", 1), new("_bits", Primitives, UInt32, () => To(id => Plains(id, UInt32, 4, 3)))])),
            () => new(Own, "Kind", () => Struct("Kind", [Int("value__", 2)])),
            () => new(Own, "Pair", () => Struct("Pair", [Int("X", 1), Named("Y", Item())])),
            Item,
            () => Collection("System.Collections.", "ArrayList", "", Items("_items", Objects, 3), Int("_size", 3), Int("_version", 3)),
            () => Collection(Generic, "List`1", Number, Ints("_items", 4), Int("_size", 3), Int("_version", 0)),
            () => Collection(Generic, "Stack`1", Number, Ints("_array", 4), Int("_size", 3), Int("_version", 0)),
            () => Collection(
                Generic, "Queue`1", Number, Ints("_array", 4), Int("_head", 2), Int("_tail", 1), Int("_size", 3), Int("_version", 0)),
            () => Collection(Generic, "HashSet`1", Number, Int("Version", 0), Ints("Elements", 3)),
            () => Collection(Generic, "SortedSet`1", Number, Int("Count", 3), Ints("Items", 3)),
            () => Collection(Models, "Collection`1", Number, Named("items", Reference(
                $"{Generic}IList`1{Number}",
                list => Object(list, $"{Generic}List`1{Number}", [Ints("_items", 4), Int("_size", 2), Int("_version", 0)])))),
            () => Collection(Models, "ReadOnlyCollection`1", Number, Named("list", Reference(
                $"{Generic}IList`1{Number}", inner => Plains(inner, Int32, 4, 3)))),
            () => Collection(Generic, "Dictionary`2", Words, Int("Version", 0), Int("HashSize", 3), Pairs("KeyValuePairs", 3)),
            () => Collection(Generic, "SortedDictionary`2", Words, Named("_set", Collection(
                Generic, "TreeSet`1", $"[[{Generic}KeyValuePair`2{Words}]]", Int("Count", 2), Pairs("Items", 2)))),
            () => Collection(
                Generic, "SortedList`2", Words,
                Named("keys", new(Strings, null, () => To(Texts))), Ints("values", 3), Int("_size", 2)),
            () => Collection("System.Collections.", "Hashtable", "", Items("Keys", Objects, 2), Items("Values", Objects, 2)),
            () => new(
                Runtime,
                "System.Tuple`2" + Words,
                () => To(id => Object(
                    id, "System.Tuple`2" + Words,
                    [new("m_Item1", String, null, Text), Int("m_Item2", 5)]))),
            () => new(Primitives, Int32, () => To(id => Plains(id, Int32, 4, 4))),
            () => new(Strings, null, () => To(Texts)),
            () => new(Own, "Item[]", () => To(id => Array(id, 0, [2], Own, "Item", Value(Item().Write)))),
            () => new(
                Runtime, "System.Int32[][]",
                () => To(id => Array(id, 1, [2], Primitives, Int32, () => To(inner => Plains(inner, Int32, 4, 2))))),
            () => new(Any, null, () => Choose(Text, Item().Write, () => Typed(5))()),
        ];
    }

    // The number of points at which the file can be twisted.
    public int Points { get; private set; }

    public byte[] Bytes => _bytes.ToArray();

    // space: the namespace of the classes.
    // twist: the point of the twist; -1: none.
    // forger: Chooses what stands at that point.
    public static ForgedFile Write(string space, ulong seed, int twist = -1, ulong forger = 0)
    {
        var file = new ForgedFile(space, seed, twist, forger);
        file._out.Write((byte)0);
        file._out.Write(1);
        file._out.Write(-1);
        file._out.Write(1);
        file._out.Write(0);
        file._out.Write((byte)12);
        file._out.Write(Library);
        file._out.Write("Lib");
        file._open.Enqueue(() => file.Object(++file._ids, "Root", [.. Enumerable.Range(0, 2 + file._random.Next(4))
            .Select(i => Named($"M{i}", file._kinds[file._random.Next(file._kinds.Length)]()))]));
        while (file._open.TryDequeue(out Action? next) && file._bytes.Length < 20_000)
        {
            next();
        }

        file._out.Write((byte)11);
        return file;
    }

    private bool IsTwist() => Points++ == _twist;

    private T Choose<T>(params T[] all) => all[_random.Next(all.Length)];

    private T Forge<T>(params T[] all) => all[_forger.Next(all.Length)];

    private int Count(int right) =>
        IsTwist() ? Forge(0, -1, 1, right - 1, right + 1, 2 * right, 100_000, int.MaxValue, int.MinValue) : right;

    private string NameOf(string right) => !IsTwist() ? right : Forge(
        "System.Nullable`1", "System.Int32", "System.Object", "Item", "Root", $"{Generic}KeyValuePair`2", $"{Generic}List`1{Number}",
        $"{Models}Collection`1{Number}", "System.Delegate", $"{Generic}Dictionary`2{Words}", "System.Guid", new string('N', 7_980),
        "System.Collections.ArrayList", "System.Tuple`2" + Number, "System.DelegateSerializationHolder", "Item[]", "System.String");

    private Action Value(Action right) => () =>
    {
        if (!IsTwist())
        {
            right();
            return;
        }

        Forge(
            () => _out.Write((byte)10),
            () => _out.Write([13, 2]),
            () => Back(1),
            () => Back(1),
            () => Back(Math.Max(_ids, 1)),
            () => Back(1 + _forger.Next(_ids + 1)),
            () => Back(77_777),
            Text,
            () => Typed(3),
            () => Struct("Pair", [Int("X", 1), new("Y", Any, null, () => Back(1))]),
            () => Nested(3),
            () => Nested(100),
            () => Plains(++_ids, Int32, 4, 2))();
    };

    // Arrays within arrays, which a program writes one after the other.
    private void Nested(int levels)
    {
        for (int i = 0; i < levels; i++)
        {
            _out.Write((byte)16);
            _out.Write(++_ids);
            _out.Write(1);
        }

        _out.Write((byte)10);
    }

    private void Back(int id)
    {
        _out.Write((byte)9);
        _out.Write(id);
    }

    private void To(Action<int> write)
    {
        int id = ++_ids;
        _open.Enqueue(() => write(id));
        Back(id);
    }

    private void Text()
    {
        _out.Write((byte)6);
        _out.Write(++_ids);
        _out.Write($"text {_ids:000}");
    }

    private void Typed(int number)
    {
        byte type = IsTwist() ? Forge<byte>(2, 3, 7, 9, 11) : Int32;
        _out.Write([8, type, (byte)number]);
        _out.Write(new byte[type switch { 2 or 3 => 0, 7 => 1, 9 => 7, _ => 3 }]);
    }

    private static Member Named(string name, Slot slot) => new(name, slot.Kind, slot.Info, slot.Write);

    private Member Int(string name, int right) => new(name, Primitive, Int32, () => _out.Write(Count(right)));

    private Member Plain(string name, byte type, int bytes) => new(name, Primitive, type, () => _out.Write(new byte[bytes]));

    private Member PartOfGuid(char letter, int index) =>
        index == 0 ? Plain($"_{letter}", 8, 4) : index < 3 ? Plain($"_{letter}", 7, 2) : Plain($"_{letter}", 2, 1);

    private Member Ints(string name, int count) => new(name, Primitives, Int32, Value(() => To(id => Plains(id, Int32, 4, count))));

    private Member Items(string name, byte kind, int count) => new(name, kind, null, Value(() => To(id => Array(id, count))));

    private Member Pairs(string name, int count)
    {
        string pair = $"{Generic}KeyValuePair`2{Words}";
        Action write = Value(() => Struct(pair, [new("key", String, null, Value(Text)), Int("value", 4)]));
        return new(name, Runtime, $"{pair}[]", Value(() => To(id => Array(id, 0, [count], Runtime, pair, write))));
    }

    // Chains and trees of items are rare in deep places.
    private Slot Item() => new(Own, "Item", Value(() =>
    {
        if (_depth > 4 || _random.Next(3) == 0)
        {
            _out.Write((byte)10);
            return;
        }

        _depth++;
        To(id => Object(id, "Item", [new("Name", String, null, Value(Text)), Named("Next", Item())]));
    }));

    private Slot Reference(string type, Action<int> write) => new(Runtime, type, Value(() => To(write)));

    private Slot Collection(string space, string name, string arguments, params Member[] members) =>
        Reference(space + name + arguments, id => Object(id, space + name + arguments, members));

    private void Struct(string name, Member[] members) => Object(IsTwist() ? 1 : -++_structs, name, members);

    private void Object(int id, string name, Member[] members)
    {
        name = NameOf(name);
        string key = $"{name}: {string.Join(",", members.Select(member => $"{member.Name} {member.Kind} {member.Info}"))}";
        if (_described.TryGetValue(key, out int known))
        {
            _out.Write((byte)1);
            _out.Write(id);
            _out.Write(IsTwist() ? Forge(known + 1, 1, 99) : known);
        }
        else
        {
            bool isOwn = IsOwn(name);
            _described[key] = id;
            _out.Write(isOwn ? (byte)5 : (byte)4);
            _out.Write(id);
            _out.Write(Spell(name));
            _out.Write(Count(members.Length));
            System.Array.ForEach(members, member => _out.Write(member.Name));
            System.Array.ForEach(members, member => _out.Write(member.Kind));
            System.Array.ForEach(members, member => Describe(member.Kind, member.Info));
            _out.Write(isOwn ? BitConverter.GetBytes(Library) : []);
        }

        foreach (Member member in members)
        {
            member.Write();
        }
    }

    private static bool IsOwn(string name) => !name.StartsWith("System.", StringComparison.Ordinal);

    private string Spell(string name) => IsOwn(name) ? $"{_space}.{name}" : name;

    private void Describe(byte kind, object? info)
    {
        if (info is byte type)
        {
            _out.Write(type);
        }
        else if (info is string name)
        {
            _out.Write(Spell(name));
            _out.Write(kind == Own ? BitConverter.GetBytes(Library) : []);
        }
    }

    private void Plains(int id, byte type, int bytes, int count)
    {
        _out.Write((byte)15);
        _out.Write(id);
        _out.Write(Count(count));
        _out.Write(type);
        for (int i = 0; i < count; i++)
        {
            _out.Write(BitConverter.GetBytes(IsTwist() ? 1 : i + 1)[..bytes]);
        }
    }

    private void Texts(int id)
    {
        _out.Write((byte)17);
        _out.Write(id);
        _out.Write(Count(2));
        Value(Text)();
        Value(Text)();
    }

    // An array of any objects, with a run of nulls at its end.
    private void Array(int id, int count)
    {
        _out.Write((byte)16);
        _out.Write(id);
        _out.Write(Count(count + 2));
        for (int i = 0; i < count; i++)
        {
            Value(Text)();
        }

        _out.Write([13, (byte)(IsTwist() ? Forge(0, 1, 200) : 2)]);
    }

    private void Array(int id, byte form, int[] lengths, byte kind, object info, Action item)
    {
        _out.Write((byte)7);
        _out.Write(id);
        _out.Write(IsTwist() ? Forge<byte>(0, 1, 2, 3, 5) : form);
        _out.Write(IsTwist() ? Forge(0, 2, 33) : lengths.Length);
        System.Array.ForEach(lengths, length => _out.Write(Count(length)));
        _out.Write(kind);
        Describe(kind, info);
        for (int i = 0; i < lengths[0]; i++)
        {
            item();
        }
    }

    private sealed record Slot(byte Kind, object? Info, Action Write);

    private sealed record Member(string Name, byte Kind, object? Info, Action Write);
}
