namespace SerBench.Formats.Tests.Nrbf;

// Inherited members: a witness visits them first. BinaryFormatter writes them last, under other names, and some more than once.
public class InheritanceTests
{
    public static TheoryData<string> Accesses => ["reflection", "delegates", "accessors", "compiled"];

    [Theory]
    [MemberData(nameof(Accesses))]
    public void EveryVisibilityOnEveryLevel(string access)
    {
        Leaf read = new NrbfCodec<Leaf>(access).Check(new Leaf("root", "middle", "leaf") { Own = 1, Shown = 2 });
        Assert.Equal(("root", "middle", "leaf"), read.Texts);
    }

    [Fact]
    public void BasesOfOneNameAreNamedInFull()
    {
        byte[] bytes = new NrbfCodec<Twice>().Encode(new Twice { Own = 3 });
        Assert.True(bytes.AsSpan().IndexOf("InheritanceTests+Inner+Base+"u8) > 0);
        new NrbfCodec<Twice>().Check(new Twice { Own = 3 });
    }

    [Fact]
    public void InsideOfOtherObjects()
    {
        var holder = new Holder { One = new Leaf("a", "b", "c"), Many = [new Leaf("d", "e", "f"), null, new Leaf("g", "h", "i")] };
        holder.Many[0]!.Other = holder.One;
        holder.One.Other = holder.Many[2];
        Holder read = new NrbfCodec<Holder>().Check(holder);
        Assert.Same(read.One, read.Many![0]!.Other);
        Assert.Equal(("g", "h", "i"), read.One!.Other!.Texts);
    }

    [Serializable]
    public class Base
    {
        protected int _seenByHeirs = 7;
        internal int? SeenByAll = 8;
        private string? _text;

        public int Shown;

        public string? BaseText
        {
            get => _text;
            init => _text = value;
        }

        public int SeenByHeirs => _seenByHeirs;
    }

    [Serializable]
    public class Middle : Base
    {
        protected List<int>? _list = [1, 2];
        private string? _text;

        public string? MiddleText
        {
            get => _text;
            init => _text = value;
        }

        public int ListCount => _list!.Count;
    }

    [Serializable]
    public sealed class Leaf : Middle
    {
        private readonly string? _text;

        public Leaf() { }

        public Leaf(string root, string middle, string leaf) => (BaseText, MiddleText, _text) = (root, middle, leaf);

        public int Own { get; set; }

        public Leaf? Other { get; set; }

        public (string?, string?, string?) Texts => (BaseText, MiddleText, _text);
    }

    [Serializable]
    public sealed class Holder { public Leaf? One { get; set; } public Leaf?[]? Many { get; set; } }

    [Serializable]
    public sealed class Twice : Inner.Base { public int Own { get; set; } }

    public static class Inner
    {
        [Serializable]
        public class Base : InheritanceTests.Base { private readonly int _hidden = 5; public int Hidden => _hidden; }
    }
}
