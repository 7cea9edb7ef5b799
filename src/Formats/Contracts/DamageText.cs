using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;

namespace SerBench.Formats.Contracts;

/// <summary>
/// What a <see cref="WireFormatException"/> says, put together when it is thrown. The usual builder of interpolated strings would be inlined
/// with the reader, and its buffer would drive the reader's places out of the registers: these calls stay calls.
/// </summary>
[InterpolatedStringHandler]
public readonly ref struct DamageText
{
    private readonly StringBuilder _text;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public DamageText(int literalLength, int formattedCount) => _text = new StringBuilder(literalLength);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void AppendLiteral(string text) => _text.Append(text);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void AppendFormatted<T>(T value) => _text.Append(CultureInfo.InvariantCulture, $"{value}");

    public override string ToString() => _text.ToString();
}
