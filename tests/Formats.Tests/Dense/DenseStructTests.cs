namespace SerBench.Formats.Tests.Dense;

// Structs of numbers as items have the bytes of their fields, whether they are copied from memory or written one by one.
public class DenseStructTests
{
    private static readonly Edge[] Edges = Edge.Two;

    [Fact]
    public void An_array_is_a_count_and_its_memory()
    {
        byte[] bytes = Witnesses.Encode("dense", new Box<Edge[]> { Value = Edges });

        Assert.Equal([1, 3, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0], bytes);
        Assert.Equal(Edges, Witnesses.Decode<Box<Edge[]>>("dense", bytes).Value!);
        Assert.Equal(bytes, Witnesses.Encode("dense", new Box<List<Edge>> { Value = [.. Edges] }));
        Assert.Equal(Edges, Witnesses.Decode<Box<List<Edge>>>("dense", bytes).Value!);
    }

    // A set is written item by item: its items have the bytes of an array's.
    [Fact]
    public void One_by_one_they_have_the_same_bytes()
    {
        var set = new Box<HashSet<Edge>> { Value = [.. Edges] };
        var late = new Box<Late[]> { Value = [new Late { Inner = Edges[0].From, After = 3 }] };
        var early = new Box<Early[]> { Value = [new Early { Before = 3, Inner = Edges[0].From }] };

        Assert.Equal(Witnesses.Encode("dense", new Box<Edge[]> { Value = Edges }), Witnesses.Encode("dense", set));
        Assert.Equal([1, 2, 3, 0, 1, 0, 2, 0], Witnesses.Encode("dense", late));
        Assert.Equal([1, 2, 3, 0, 1, 0, 2, 0], Witnesses.Encode("dense", early));
    }

    // A gap in memory has no place in a message, and a shortened integer no fixed one.
    [Fact]
    public void Structs_with_gaps_or_integers_come_back()
    {
        var gaps = new Box<Gap[]> { Value = [new Gap { Small = 1, Large = 2 }, new Gap { Small = 3, Large = 4 }] };
        var whole = new Box<Whole[]> { Value = [new Whole { Number = 70000 }] };

        Assert.Equal(gaps.Value!, Witnesses.Decode<Box<Gap[]>>("dense", Witnesses.Encode("dense", gaps)).Value!);
        Assert.Equal(whole.Value!, Witnesses.Decode<Box<Whole[]>>("dense", Witnesses.Encode("dense", whole)).Value!);
    }

    [Theory]
    [InlineData(17)]
    [InlineData(10)]
    [InlineData(2)]
    public void A_message_that_ends_early_is_damage(int length)
    {
        byte[] bytes = Witnesses.Encode("dense", new Box<Edge[]> { Value = Edges });

        Assert.Throws<WireFormatException>(() => Witnesses.Decode<Box<Edge[]>>("dense", bytes[..length]));
    }

    // They are copied, too. Room for them is made with that for their holder, also where they may be absent.
    [Fact]
    public void Structs_in_fields_find_room()
    {
        var fields = new Fields { First = Edges[0].From, Second = Edges[0].To, Third = Edges[1] };
        byte[] expected = [1, 3, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0];
        for (int capacity = 0; capacity <= 2 * expected.Length; capacity++)
        {
            var buffer = new EncodeBuffer(capacity);
            Serializer<DenseFormat>.Serialize(fields, buffer);

            Assert.Equal(expected, buffer.Written.ToArray());
        }

        Assert.Equal(fields.Third, Serializer<DenseFormat>.Deserialize<Fields>(expected).Third);
    }

    public sealed class Fields { public Spot First { get; set; } public Spot? Second { get; set; } public Edge? Third { get; set; } }

    public struct Early { public short Before { get; set; } public Spot Inner { get; set; } }

    public struct Late { public Spot Inner { get; set; } public short After { get; set; } }

    public struct Gap { public byte Small { get; set; } public short Large { get; set; } }

    public struct Whole { public int Number { get; set; } }
}
