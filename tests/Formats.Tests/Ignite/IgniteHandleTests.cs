namespace SerBench.Formats.Tests.Ignite;

// Objects that occur twice, cycles, depth.
public class IgniteHandleTests
{
    public static TheoryData<string> Modes =>
    [
        .. from format in new[] { "ignite", "ignite-full", "ignite-raw" }
           from access in new[] { "reflection", "accessors", "compiled" }
           select $"{format}/{access}",
    ];

    [Theory]
    [MemberData(nameof(Modes))]
    public void WhatIsOneStaysOne(string mode)
    {
        var shared = new Link { Name = "shared" };
        List<Link?> list = [shared, null, shared];
        var root = new Link { Name = "root", Next = shared, Other = shared, Many = list };
        shared.Many = list;
        shared.Other = root;

        Link read = Copy(mode, root, out _);

        Assert.Same(read.Next, read.Other);
        Assert.Same(read.Next, read.Many![0]);
        Assert.Same(read.Next, read.Many[2]);
        Assert.Same(read.Many, read.Next!.Many);
        Assert.Same(read, read.Next.Other);
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void WhatIsEqualStaysTwo(string mode)
    {
        Link Same() => new() { Name = "a", Many = [] };

        Link read = Copy(mode, new Link { Next = Same(), Other = Same() }, out _);

        Assert.NotSame(read.Next, read.Other);
        Assert.NotSame(read.Next!.Many, read.Other!.Many);
    }

    [Theory]
    [InlineData(7)]
    [InlineData(8)]
    [InlineData(9)]
    [InlineData(10)]
    [InlineData(64)]
    [InlineData(1000)]
    public void ManyObjectsAreToldApart(int count)
    {
        Link[] links = [.. Enumerable.Range(0, count).Select(index => new Link { Name = $"{index}" })];
        var root = new Link { Many = [.. links, .. links.Reverse()] };
        foreach (string mode in (string[])["ignite/compiled", "ignite-raw/compiled"])
        {
            Link read = Copy(mode, root, out int length);

            Assert.Equal(2 * count, read.Many!.Count);
            Assert.All(Enumerable.Range(0, count), index =>
            {
                Assert.Equal($"{index}", read.Many[index]!.Name);
                Assert.Same(read.Many[index], read.Many[(2 * count) - 1 - index]);
            });
            Copy(mode, new Link { Many = [.. links] }, out int once);
            Assert.Equal(once + (5 * count), length);
        }
    }

    [Fact]
    public void SharedArraysInsideOthersAreWrittenOnceAndInFieldsEachTime()
    {
        int[] shared = [1, 2, 3];
        Copy("ignite/compiled", new Box<int[][]> { Value = [shared, shared] }, out int inside);
        Copy("ignite/compiled", new Box<int[][]> { Value = [shared, [1, 2, 3]] }, out int apart);
        Copy("ignite/compiled", new Quad<int[], int[], int, int> { First = shared, Second = shared }, out int fields);
        Copy("ignite/compiled", new Quad<int[], int[], int, int> { First = shared, Second = [1, 2, 3] }, out int fieldsApart);

        Assert.Equal(5 + (3 * sizeof(int)) - 5, apart - inside);
        Assert.Equal(fieldsApart, fields);
        Box<int[][]> read = Copy("ignite/compiled", new Box<int[][]> { Value = [shared, shared] }, out _);
        Assert.Same(read.Value![0], read.Value[1]);
    }

    [Theory]
    [MemberData(nameof(Modes))]
    public void ACycleThroughAConstructedObjectIsRefused(string mode)
    {
        List<Ring> rings = [];
        rings.Add(new Ring("ring", rings));

        Assert.Throws<UnsupportedValueException>(() => Copy(mode, rings[0], out _));

        var twice = new Ring("twice", null);
        Box<List<Ring>> read = Copy(mode, new Box<List<Ring>> { Value = [twice, twice] }, out _);
        Assert.Same(read.Value![0], read.Value[1]);
    }

    private static T Copy<T>(string mode, T value, out int length)
    {
        byte[] bytes = Witnesses.Encode(mode, value);
        length = bytes.Length;
        T read = Witnesses.Decode<T>(mode, bytes);
        Assert.Equal(bytes, Witnesses.Encode(mode, read));
        return read;
    }
}
