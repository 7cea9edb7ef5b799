using System.Globalization;
using System.Text;

namespace SerBench.Formats.Contracts;

/// <summary>Builds the text of a <see cref="WireFormatException"/> when it is thrown. The usual builder of interpolated strings would be
/// inlined into the reader, and its buffer would push the reader's positions out of the registers. These calls are never inlined.</summary>
[InterpolatedStringHandler]
public readonly ref struct DamageText
{
    private readonly StringBuilder _text;

    /// <summary>Starts a text. The compiler calls this.</summary>
    [MethodImpl(NoInlining)]
    public DamageText(int literalLength, int formattedCount) => _text = new StringBuilder(literalLength);

    /// <summary>Appends a literal piece. The compiler calls this.</summary>
    [MethodImpl(NoInlining)]
    public void AppendLiteral(string text) => _text.Append(text);

    /// <summary>Appends a value, in the invariant culture. The compiler calls this.</summary>
    [MethodImpl(NoInlining)]
    public void AppendFormatted<T>(T value) => _text.Append(CultureInfo.InvariantCulture, $"{value}");

    /// <summary>The text so far.</summary>
    public override string ToString() => _text.ToString();
}
