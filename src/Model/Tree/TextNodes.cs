using System.Text;

namespace SerBench.Model;

/// <summary>Nodes whose values are words of mixed scripts, 0..255 UTF-16 units.</summary>
internal sealed class TextNodes(ulong seed) : INodeSource
{
    private const int LongestText = 255;

    // Sixteen ASCII words, sixteen of other alphabets, sixteen of Asian scripts, sixteen with characters beyond the BMP.
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

    // Whole words only, so that no character is cut in two: the text ends before the first word that does not fit.
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
