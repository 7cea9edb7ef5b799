namespace SerBench.Formats.Tests.Fixed;

// Structs of numbers and of such structs as items: they lie in a message as in memory (docs/formats/fixed.md, "Groups").
public class FixedPlainStructTests
{
    private const string Format = "fixed";

    private static readonly Edge[] Edges = Edge.Two;

    [Fact]
    public void They_are_a_count_a_length_and_their_memory()
    {
        byte[] bytes = Witnesses.Encode(Format, new Box<Edge[]> { Value = Edges });

        Assert.Equal([4, 0, 1, 0, 3, 0, 0, 0, 8, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0], bytes);
        Assert.Equal(Edges, Witnesses.Decode<Box<Edge[]>>(Format, bytes).Value!);
    }

    [Fact]
    public void A_list_has_the_bytes_of_an_array()
    {
        byte[] bytes = Witnesses.Encode(Format, new Box<List<Edge>> { Value = [.. Edges] });

        Assert.Equal(Witnesses.Encode(Format, new Box<Edge[]> { Value = Edges }), bytes);
        Assert.Equal(Edges, Witnesses.Decode<Box<List<Edge>>>(Format, bytes).Value!);
    }

    [Fact]
    public void Nullable_ones_have_a_byte_before_them()
    {
        byte[] bytes = Witnesses.Encode(Format, new Box<Edge?[]> { Value = [Edges[0], null] });

        Assert.Equal([4, 0, 1, 0, 3, 0, 0, 0, 8, 0, 1, 1, 0, 2, 0, 3, 0, 4, 0, 0], bytes);
        Assert.Equal([Edges[0], null], Witnesses.Decode<Box<Edge?[]>>(Format, bytes).Value!);
    }

    [Theory]
    [InlineData(1, 0, 0, 0, 0)]
    [InlineData(3, 1, 0, 0, 0)]
    [InlineData(4, 1, 2, 0, 0)]
    [InlineData(7, 1, 2, 3, 0)]
    [InlineData(10, 1, 2, 3, 4)]
    public void A_block_of_another_version_has_the_numbers_that_it_holds_whole(byte length, short x, short y, short toX, short toY)
    {
        byte[] block = [1, 0, 2, 0, 3, 0, 4, 0, 9, 9];
        byte[] message = [4, 0, 1, 0, 3, 0, 0, 0, length, 0, .. block[..length], .. block[..length]];

        Box<Edge[]> read = Witnesses.Decode<Box<Edge[]>>(Format, message);
        Box<Turned[]> turned = Witnesses.Decode<Box<Turned[]>>(Format, message);

        Assert.All(read.Value!, edge => Assert.Equal((x, y, toX, toY), (edge.From.X, edge.From.Y, edge.To.X, edge.To.Y)));
        Assert.All(turned.Value!, edge => Assert.Equal((x, y, toX, toY), (edge.From.X, edge.From.Y, edge.To.X, edge.To.Y)));
    }

    // The numbers behind one that a block does not hold whole are not there either, however short they are.
    [Fact]
    public void A_block_that_ends_inside_a_number_lacks_all_behind_it()
    {
        Wide read = Assert.Single(Witnesses.Decode<Box<Wide[]>>(Format, [4, 0, 1, 0, 2, 0, 0, 0, 3, 0, 7, 7, 7]).Value!);

        Assert.Equal((0, 0), (read.Number, read.Spot.X));
    }

    // Pinned numbers decide the order and the gaps, as if the struct were declared in that order.
    [Fact]
    public void Pinned_ones_lie_in_the_order_of_their_numbers()
    {
        var turned = new Box<Turned[]> { Value = [.. Edges.Select(edge => new Turned { From = edge.From, To = edge.To })] };
        byte[] bytes = Witnesses.Encode(Format, new Box<Edge[]> { Value = Edges });

        Assert.Equal(bytes, Witnesses.Encode(Format, turned));
        Assert.Equal(turned.Value, Witnesses.Decode<Box<Turned[]>>(Format, bytes).Value!);
    }

    [Fact]
    public void A_count_beyond_the_input_is_damage() => Assert.Throws<WireFormatException>(
        () => Witnesses.Decode<Box<Edge[]>>(Format, [4, 0, 1, 0, 255, 255, 255, 0, 8, 0, .. new byte[100]]));

    // A gap in memory has no place in a message, and not every byte is a Boolean.
    [Fact]
    public void Structs_with_gaps_or_Booleans_lie_field_by_field()
    {
        var gap = new Box<Gap[]> { Value = [new Gap { Small = 1, Large = 2 }] };
        var flag = new Box<Flag[]> { Value = [new Flag { Inner = new Switch { IsOn = true } }] };

        Assert.Equal(5, Witnesses.Encode(Format, gap)[8]);
        Gap read = Assert.Single(Witnesses.Decode<Box<Gap[]>>(Format, Witnesses.Encode(Format, gap)).Value!);
        Assert.Equal((1, 2), (read.Small, read.Large));
        Assert.Equal(2, Witnesses.Encode(Format, flag)[8]);
        Assert.True(Witnesses.Decode<Box<Flag[]>>(Format, Witnesses.Encode(Format, flag)).Value![0].Inner.IsOn);
    }

    public struct Turned
    {
        [FieldNumber(2)]
        public Spot To { get; set; }

        [FieldNumber(1)]
        public Spot From { get; set; }
    }

    public struct Wide { public int Number { get; set; } public Spot Spot { get; set; } }

    public struct Gap { public byte Small { get; set; } public int Large { get; set; } }

    public struct Switch { public bool IsOn { get; set; } }

    public struct Flag { public Switch Inner { get; set; } }
}
