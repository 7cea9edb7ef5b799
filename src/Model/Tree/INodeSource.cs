using System.Text;

namespace SerBench.Model;

internal interface INodeSource
{
    // Returns the size of the left subtree. The given size is that of the node's subtree.
    int Fill(TreeNode node, int size);
}

internal sealed class ChainNodes(ulong seed) : INodeSource
{
    private SplitMix64 _random = new(seed);
    private int _depth;

    public int Fill(TreeNode node, int size)
    {
        _depth++;
        node.Key = (long)_random.NextUInt64();
        node.Value = $"Level{_depth}";
        return _random.NextBoolean() ? size - 1 : 0;
    }
}

internal sealed class IdNodes(ulong seed) : INodeSource
{
    private const int Shortest = 8;
    private const int Longest = 32;

    private SplitMix64 _random = new(seed);

    public int Fill(TreeNode node, int size)
    {
        node.Key = (long)_random.NextUInt64();
        Span<byte> bytes = stackalloc byte[Longest];
        bytes = bytes[..(Shortest + _random.Next(Longest - Shortest + 1))];
        foreach (ref byte one in bytes)
        {
            one = (byte)_random.Next(256);
        }

        node.Value = _random.NextBoolean() ? Convert.ToHexStringLower(bytes) : Convert.ToBase64String(bytes);
        return _random.Next(size);
    }
}

// The published benchmark has the same trees, drawn by the C library's rand().
internal sealed class PublishedNodes : INodeSource
{
    private readonly PublishedRandom _random = new();

    public int Fill(TreeNode node, int size)
    {
        node.Key = _random.Next();
        node.Value = string.Create(_random.Next() % 256, _random, static (digits, random) =>
        {
            foreach (ref char digit in digits)
            {
                digit = (char)('0' + random.Next() % 10);
            }
        });
        return _random.Next() % size;
    }
}

internal sealed class TextNodes(ulong seed) : INodeSource
{
    private const int LongestText = 255;

    private static readonly string[] Words =
    [
        .. "time year people way day man thing woman life child world school state family student group".Split(' '),
        .. "été über niño øre łódź žena değil őrült время слово дом жизнь λόγος κόσμος שלום سلام".Split(' '),
        .. "你好 世界 时间 漢字 日本 ことば カタカナ 东京 안녕 세계 사람 हिन्दी शब्द ภาษา คำ தமிழ்".Split(' '),
        .. "😀 👍🏽 🌍 🔑 👩‍💻 🇫🇷 𝔘𝔫𝔦 𝒳 𐍈𐍂 𐎀𐎁 𠮷野 𠀋 ok👌 café☕ 😀😀 𝟘𝟙".Split(' '),
    ];

    private readonly StringBuilder _text = new(LongestText);
    private SplitMix64 _random = new(seed);

    public int Fill(TreeNode node, int size)
    {
        node.Key = (long)_random.NextUInt64();
        node.Value = DrawText(_random.Next(LongestText + 1));
        return _random.Next(size);
    }

    private string DrawText(int limit)
    {
        _text.Clear();
        while (true)
        {
            string word = Words[_random.Next(Words.Length)];
            int gap = _text.Length == 0 ? 0 : 1;
            if (_text.Length + gap + word.Length > limit)
            {
                return _text.ToString();
            }

            _text.Append(' ', gap).Append(word);
        }
    }
}
