using System.Globalization;
using System.Text;

namespace SerBench.Formats.Contracts;

/// <summary>Builds the text of a <see cref="WireFormatException"/>. No call is inlined, because the usual builder, if inlined, would take
/// CPU registers from the reader.</summary>
[InterpolatedStringHandler]
public readonly ref struct DamageText
{
    private readonly StringBuilder _text;

    /// <summary>Called by the compiler.</summary>
    [MethodImpl(NoInlining)]
    public DamageText(int literalLength, int formattedCount) => _text = new StringBuilder(literalLength);

    /// <summary>Called by the compiler.</summary>
    [MethodImpl(NoInlining)]
    public void AppendLiteral(string text) => _text.Append(text);

    /// <summary>Called by the compiler.</summary>
    [MethodImpl(NoInlining)]
    public void AppendFormatted<T>(T value) => _text.Append(CultureInfo.InvariantCulture, $"{value}");

    /// <summary>The text so far.</summary>
    public override string ToString() => _text.ToString();
}
