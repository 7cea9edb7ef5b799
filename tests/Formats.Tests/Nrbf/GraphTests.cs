namespace SerBench.Formats.Tests.Nrbf;

// References: shared, circular, from an object to itself, and very long chains.
public class GraphTests
{
    private const int Graphs = 200;
    private const int MostNodes = 40;

    private static readonly Config Seeded = PinnedSeed.Of(20050911, 13, Graphs);

    [Fact]
    public void GeneratedGraphs() => Prop.ForAll(Graph.ToArbitrary(), graph => { new NrbfCodec<Link>().Check(graph); }).Check(Seeded);

    [Fact]
    public void AnObjectThatRefersToItself()
    {
        var link = new Link { Name = "self" };
        (link.Next, link.Other, link.Many) = (link, link, [link, link]);
        Link read = new NrbfCodec<Link>().Check(link);
        Assert.Same(read, read.Next);
        Assert.Same(read, read.Many![1]);
    }

    [Fact]
    public void TwoThatReferToEachOther()
    {
        var link = new Link { Next = new Link() };
        link.Next.Next = link;
        Link read = new NrbfCodec<Link>().Check(link);
        Assert.Same(read, read.Next!.Next);
    }

    [Fact]
    public void TextIsSharedByIdentityAndNotByContent()
    {
        string text = new('x', 3), same = new('x', 3);
        Link read = new NrbfCodec<Link>().Check(new Link { Name = text, Next = new Link { Name = text, Next = new Link { Name = same } } });
        Assert.Same(read.Name, read.Next!.Name);
        Assert.NotSame(read.Name, read.Next.Next!.Name);
    }

    [Fact]
    public void ManyObjectsAreToldApartToo()
    {
        Link[] links = [.. Enumerable.Range(0, 5000).Select(i => new Link { Name = $"{i % 7}" })];
        for (int i = 0; i < links.Length; i++)
        {
            links[i].Next = links[(i * 31) % links.Length];
            links[i].Other = i + 1 < links.Length ? links[i + 1] : null;
        }

        new NrbfCodec<Link>().Check(links[0]);
    }

    [LongFact]
    public void AChainOfAMillionNeedsNoStack()
    {
        const int Length = 1_000_000;
        DeepObject? chain = null;
        for (int i = 0; i < Length; i++)
        {
            chain = new DeepObject { Id = i, Name = "n", Value = i, Child = chain };
        }

        var codec = new NrbfCodec<DeepObject>();
        Assert.True(new DeepModel().AreEqual(chain, codec.Decode(codec.Encode(chain!))));
    }

    private static Gen<Link> Graph =>
        from count in Gen.Choose(1, MostNodes)
        from next in Gen.ArrayOf(Gen.Choose(-1, count - 1), count)
        from other in Gen.ArrayOf(Gen.Choose(-1, count - 1), count)
        from many in Gen.ArrayOf(Gen.ListOf(Gen.Choose(-1, count - 1)), count)
        from names in Gen.ArrayOf(Gen.Elements("a", "b", null, "", "ключ"), count)
        select Wire(next, other, [.. many.Select(some => some.ToArray())], names);

    private static Link Wire(int[] next, int[] other, int[][] many, string?[] names)
    {
        Link[] links = [.. names.Select(name => new Link { Name = name })];
        for (int i = 0; i < links.Length; i++)
        {
            links[i].Next = At(links, next[i]);
            links[i].Other = At(links, other[i]);
            links[i].Many = many[i].Length % 5 == 4 ? null : [.. many[i].Select(index => At(links, index))];
        }

        return links[0];
    }

    private static Link? At(Link[] links, int index) => index < 0 ? null : links[index];
}
