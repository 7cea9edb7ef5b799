namespace SerBench.Formats.Tests.Nrbf;

// Every truncation, every bit and seeded mutations of messages with the kinds of records that the models lack.
public class DamageTests
{
    private const int Mutations = 10_000;
    private const ulong Seed = 20260101;

    [Fact]
    public void Nullables() => Damage(() => new Quad<int?, Guid?, ByteEnum?, decimal?[]>
    {
        First = 1,
        Third = ByteEnum.Top,
        Fourth = [null, null, 1.5m],
    });

    [Fact]
    public void Sets() => Damage(() => new Quad<HashSet<string>, HashSet<int>, HashSet<Guid?>, HashSet<char>>
    {
        First = ["a", "b"],
        Second = [],
        Third = [null],
        Fourth = ['x'],
    });

    [Fact]
    public void Maps() => Damage(() => new Quad<Dictionary<int, string?>, Dictionary<string, long?>, int, int>
    {
        First = new() { [1] = "x", [2] = null },
        Second = new() { ["k"] = null, ["l"] = 5 },
    });

    [Fact]
    public void KeysThatAreObjects() => Damage(() => new Box<Dictionary<Card<string>, Card<int>>>
    {
        Value = new() { [new Card<string>("a", 1)] = new Card<int>(1, 2), [new Card<string>("b", 2)] = new Card<int>(3, 4) },
    });

    [Fact]
    public void Lists() => Damage(() => new Quad<List<int>, List<string?>, List<Coin<string>>, List<int[]>>
    {
        First = new(8) { 1 },
        Second = new(8) { "a", null },
        Third = [new("s", 1)],
        Fourth = [[1], [2, 3]],
    });

    [Fact]
    public void Arrays() => Damage(() => new Quad<int[,], string?[][], char[], DateTime[]>
    {
        First = new int[2, 2],
        Second = [["a", null], []],
        Third = [.. "é😀"],
        Fourth = [DateTime.UnixEpoch],
    });

    [Fact]
    public void InheritedMembers() => Damage(() => new InheritanceTests.Leaf("a", "b", "c")
    {
        Own = 1,
        Other = new InheritanceTests.Leaf("d", "e", "f"),
    });

    [Fact]
    public void Constructors() => Damage(() => new Card<Card<string>>(new Card<string>("inner", 1), 2));

    [Fact]
    public void Scalars() => Damage(() => new Quad<decimal, DateTimeOffset, bool[], TimeSpan>
    {
        First = -1.50m,
        Second = DateTimeOffset.UnixEpoch,
        Third = [true, false],
    });

    private static void Damage<T>(Func<T> make)
    {
        var attack = new Attack<T>("nrbf/compiled", new SampleModel<T>(make));
        byte[] message = attack.Messages[0];
        for (int length = 0; length < message.Length; length++)
        {
            Assert.False(attack.Feed(message[..length], $"cut off after {length} bytes"));
        }

        for (int bit = 0; bit < 8 * message.Length; bit++)
        {
            message[bit / 8] ^= (byte)(1 << (bit % 8));
            attack.Feed(message, $"bit {bit % 8} of byte {bit / 8} flipped");
            message[bit / 8] ^= (byte)(1 << (bit % 8));
        }

        var mutator = new Damage(Seed);
        for (int i = 0; i < Mutations; i++)
        {
            attack.Feed(mutator.Next(attack.Messages), $"mutation {i}");
        }
    }
}
