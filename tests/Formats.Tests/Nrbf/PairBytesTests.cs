namespace SerBench.Formats.Tests.Nrbf;

// Generated objects whose members mention the same few types in every way: as members, items, keys, values, arguments of generic types.
// Later mentions depend on the description in the first one, so the bytes of the whole depend on all of them.
public class PairBytesTests
{
    private const int Types = 60;
    private const int ValuesPerType = 8;

    private static readonly Type[] Keys =
    [
        typeof(string), typeof(int), typeof(ByteEnum), typeof(Guid), typeof(Coin<int>), typeof(Card<string>), typeof((int, string)),
        typeof(Guid?), typeof(UInt16Enum?),
    ];

    private static readonly Type[] Values =
    [
        typeof(int), typeof(string), typeof(decimal), typeof(Int64Enum), typeof(int?), typeof(ByteEnum?), typeof(Guid?),
        typeof(DateTimeOffset?), typeof(Coin<string>), typeof(Coin<int>?), typeof(Box<string>), typeof(Link), typeof(List<string>),
        typeof(int[]), typeof(Tree<Guid?>),
    ];

    private static readonly Config Seeded = PinnedSeed.Of(20021115, 31, ValuesPerType);

    // Four ways to hold the same keys and values.
    private static readonly Gen<Type> Holders =
        from key in Gen.Elements(Keys)
        from value in Gen.Elements(Values)
        from members in Gen.ArrayOf(Gen.Elements(Mentions(key, value)), 4)
        select typeof(Quad<,,,>).MakeGenericType(members);

    [LongFact]
    public void HoldersOfTheSamePairs() => Assert.All(Gen.Sample(Holders, Types, new Rnd(20051107, 13), 10), Check);

    [Fact]
    public void AMemberAndADictionaryDescribeTheirPairOnce()
    {
        KeyValuePair<string, int> first = KeyValuePair.Create("a", 1);
        var pairThenMap = new Quad<KeyValuePair<string, int>, Dictionary<string, int>, int, int> { First = first, Second = new([first]) };
        new NrbfCodec<Quad<KeyValuePair<string, int>, Dictionary<string, int>, int, int>>().Check(pairThenMap);
        var mapThenPairs = new Quad<Dictionary<string, int>, List<KeyValuePair<string, int>>, int, int>
        {
            First = new([first]),
            Second = [first],
        };
        new NrbfCodec<Quad<Dictionary<string, int>, List<KeyValuePair<string, int>>, int, int>>().Check(mapThenPairs);
    }

    private static Type[] Mentions(Type key, Type value)
    {
        Type pair = typeof(KeyValuePair<,>).MakeGenericType(key, value);
        Type maybe = typeof(Nullable<>).MakeGenericType(pair);
        Type map = MapOf(key, value);
        return
        [
            key, value, pair, map, maybe, pair.MakeArrayType(), pair.MakeArrayType(2), map.MakeArrayType(),
            maybe.MakeArrayType(), ListOf(pair), ListOf(map), ListOf(value), MapOf(key, map), MapOf(key, pair),
            MapOf(key, ListOf(pair)), MapOf(typeof(int), maybe), typeof(HashSet<>).MakeGenericType(key),
            typeof(Box<>).MakeGenericType(pair), typeof(Coin<>).MakeGenericType(pair), typeof(Tree<>).MakeGenericType(map),
            typeof(Card<>).MakeGenericType(map),
        ];
    }

    private static Type ListOf(Type item) => typeof(List<>).MakeGenericType(item);

    private static Type MapOf(Type key, Type value) => typeof(Dictionary<,>).MakeGenericType(key, value);

    private static void Check(Type type) => ((IChecked)Activator.CreateInstance(typeof(Checked<>).MakeGenericType(type))!).Check();

    private interface IChecked
    {
        void Check();
    }

    private sealed class Checked<T> : IChecked
    {
        private readonly NrbfCodec<T> _codec = new();

        public void Check()
        {
            Gen<T> entangled =
                from value in ZooValues.Roots(typeof(T))
                from choices in Gen.Choose(0, byte.MaxValue)
                select Entangle((T)value, choices);
            Prop.ForAll(entangled.ToArbitrary(), value => { _codec.CheckUnlessRefused(value); }).Check(Seeded);
        }

        // Makes members of one type the same object, and adds and removes entries of dictionaries.
        private static T Entangle(T value, int choices)
        {
            Field[] fields = [.. Shape.Of<T>().Fields];
            for (int i = 0; i < fields.Length; i++)
            {
                object? member = fields[i].Member.GetValue(value);
                if (member is IDictionary { Count: > 0 } map && (choices & (1 << i)) != 0)
                {
                    object key = map.Keys.Cast<object>().First();
                    (object? item, int count) = (map[key], map.Count);
                    map.Remove(key);
                    if (count > 1)
                    {
                        map[key] = item;
                    }
                }

                if (i > 0 && (choices & (1 << (i + 4))) != 0
                    && fields.Take(i).LastOrDefault(earlier => earlier.Value.Type == fields[i].Value.Type) is { } twin)
                {
                    fields[i].Member.SetValue(value, twin.Member.GetValue(value));
                }
            }

            return value;
        }
    }
}
