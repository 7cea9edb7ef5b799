using SerBench.Formats.Dense;
using SerBench.Formats.Fixed;

namespace SerBench.Formats.Tests.Contracts;

// Pinned numbers say which member of a struct is which, wherever the struct stands and in whatever order its members are declared.
public class PinnedStructTests
{
    private static readonly int Pairs = Share.IsWhole ? 16 : 8;

    // All formats but NRBF, whose messages have the names of members.
    public static TheoryData<string> Formats => [.. ZooBinding.PairsWith("compiled").Where(id => id != "nrbf/compiled")];

    [Theory]
    [InlineData("dense")]
    [InlineData("fixed")]
    public void Members_may_move(string format)
    {
        var early = new Box<Early[]> { Value = [new Early { A = 1, B = 2 }] };
        var later = new Box<List<Later>> { Value = [new Later { A = 3, B = 4 }] };

        Later[] array = Witnesses.Decode<Box<Later[]>>(format, Witnesses.Encode(format, early)).Value!;
        List<Early> list = Witnesses.Decode<Box<List<Early>>>(format, Witnesses.Encode(format, later)).Value!;

        Assert.Equal((1, 2, 3, 4), (array[0].A, array[0].B, list[0].A, list[0].B));
    }

    // Two versions of random structs, at random places, read each other's values.
    [Theory]
    [SharedData(nameof(Formats))]
    public void Two_orders_of_declaration_are_one_type(string serializer)
    {
        int read = 0;
        for (ulong seed = 0; seed < (ulong)Pairs; seed++)
        {
            Type[] types = new StructPairs(seed).Next();
            IVersion[] versions = [.. types.Select(type => VersionOf(type, serializer))];
            bool areBound = versions.All(version => version.IsBound);
            foreach (object value in areBound ? Gen.Sample(ZooValues.Roots(types[0]), 2, new Rnd(seed, 77), 10) : [])
            {
                string? fault = FindFault(versions, value);
                string described = string.Join(" and ", types.Select(StructPairs.Describe));
                Assert.True(fault is null, $"{serializer}, seed {seed}, {described}: {fault}");
                read++;
            }
        }

        Assert.InRange(read, Pairs / 2, int.MaxValue);
    }

    // Structs are copied from memory only if their members lie there in the order of their numbers.
    [Fact]
    public void What_lies_in_order_is_copied()
    {
        Assert.Equal((1, 1, 0), (DenseItem<Unpinned>.MemoryLevels, DenseItem<Early>.MemoryLevels, DenseItem<Later>.MemoryLevels));
        Assert.Equal((true, true, false), (FixedItem<Unpinned>.IsMemory, FixedItem<Early>.IsMemory, FixedItem<Later>.IsMemory));
        Assert.All(["dense", "fixed"], format => Assert.Equal(
            Witnesses.Encode(format, new Box<Unpinned[]> { Value = [new Unpinned { A = 1, B = 2 }] }),
            Witnesses.Encode(format, new Box<Early[]> { Value = [new Early { A = 1, B = 2 }] })));
    }

    private static IVersion VersionOf(Type type, string serializer) =>
        (IVersion)Activator.CreateInstance(typeof(Version<>).MakeGenericType(type), serializer)!;

    private static string? FindFault(IVersion[] versions, object value)
    {
        try
        {
            object other = versions[1].Decode(versions[0].Encode(value));
            object back = versions[0].Decode(versions[1].Encode(other));
            string?[] texts = [.. new[] { value, other, back }.Select(StructPairs.TextOf)];
            return texts.Distinct().Count() == 1 ? null : string.Join(" became ", texts);
        }
        catch (UnsupportedValueException)
        {
            return null;
        }
        catch (Exception fault)
        {
            return fault.ToString();
        }
    }

    private interface IVersion
    {
        bool IsBound { get; }

        byte[] Encode(object value);

        object Decode(byte[] message);
    }

    private sealed class Version<T>(string serializer) : IVersion
    {
        private readonly IObjectCodec<T>? _codec = Witnesses.FindCodecOf<T>(serializer);

        public bool IsBound => _codec is not null;

        public byte[] Encode(object value) => _codec!.EncodeToArray((T)value);

        public object Decode(byte[] message) => _codec!.Decode(message)!;
    }

    public struct Unpinned { public short A { get; set; } public short B { get; set; } }

    public struct Early
    {
        [FieldNumber(1)]
        public short A { get; set; }

        [FieldNumber(2)]
        public short B { get; set; }
    }

    public struct Later
    {
        [FieldNumber(2)]
        public short B { get; set; }

        [FieldNumber(1)]
        public short A { get; set; }
    }
}
