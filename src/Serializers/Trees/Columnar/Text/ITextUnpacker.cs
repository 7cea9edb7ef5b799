namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>Turns packed characters into bytes, some at a time.</summary>
internal interface ITextUnpacker
{
    /// <summary>Unpacks as many characters, each at most U+00FF, as there is room for; returns how many.</summary>
    int Unpack(Span<byte> room);
}
