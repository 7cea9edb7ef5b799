using System.Text.Unicode;

namespace SerBench.Formats.Tests.Wire;

// Every width of vectors against the runtime's encoder.
public class Utf8TextTests
{
    private const int Margin = 80;
    private const byte Untouched = 0xEE;

    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    // A way to transcode. The names are those of Path.
    public enum Path { Chosen, Runtime, Vectors128, Vectors512 }

    public static TheoryData<Path> Paths
    {
        get
        {
            var paths = new TheoryData<Path> { Path.Chosen, Path.Runtime };
            if (Utf8Encoder128.IsSupported && Utf8Decoder128.IsSupported)
            {
                paths.Add(Path.Vectors128);
            }

#if NET10_0_OR_GREATER
            if (Utf8Encoder512.IsSupported && Utf8Decoder512.IsSupported)
            {
                paths.Add(Path.Vectors512);
            }
#endif
            return paths;
        }
    }

    [Theory]
    [MemberData(nameof(Paths))]
    public void EveryCodePointIsTranscoded(Path path)
    {
        // Of a prime length, so that a code point stands at every place of a vector in some text.
        const int CodePoints = 997;
        var text = new StringBuilder();
        for (int codePoint = 0; codePoint <= 0x10FFFF; codePoint += CodePoints)
        {
            text.Clear();
            for (int i = codePoint; i < codePoint + CodePoints && i <= 0x10FFFF; i++)
            {
                text.Append(Rune.IsValid(i) ? new Rune(i).ToString() : "?");
            }

            Check(path, text.ToString());
        }
    }

    [Theory]
    [MemberData(nameof(Paths))]
    public void EveryLengthAndAlignmentIsTranscoded(Path path)
    {
        string[] samples =
        [
            "x", "é", "中", "😀", "é中😀x", "xxxxxxxxxxxxxxxxxxxx€",
            "xxx😀中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中",
        ];
        foreach (string letters in samples)
        {
            string all = string.Concat(Enumerable.Repeat(letters, 300));
            for (int length = 0; length <= 200; length++)
            {
                for (int from = 0; from < 4; from++)
                {
                    string text = all.Substring(from, length);
                    if (IsWhole(text))
                    {
                        Check(path, text);
                    }
                    else
                    {
                        Assert.Equal(Utf8Text.LoneSurrogate, Encode(path, text, new byte[3 * text.Length]));
                    }
                }
            }
        }
    }

    [Theory]
    [SharedData(nameof(Paths))]
    public void AWideCharacterAtAnyPlaceIsTranscoded(Path path)
    {
        for (int length = 1; length <= 140; length++)
        {
            for (int at = 0; at < length; at++)
            {
                foreach (string wide in (string[])["\u0080", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFF", "\U00010000", "\U0010FFFF"])
                {
                    Check(path, new string('a', at) + wide + new string('b', length - at - 1));
                }
            }
        }
    }

    [Theory]
    [MemberData(nameof(Paths))]
    public void HalfAPairIsRefusedAtAnyPlace(Path path)
    {
        string[] halves =
            ["\uD800", "\uDBFF", "\uDC00", "\uDFFF", "\uDC00\uD800", "\uD83D\uD83D\uDE00", "\uD83D\uDE00\uDE00", "\uD83D12345678\uDE00"];
        foreach (char letter in "aé中")
        {
            foreach (string half in halves)
            {
                for (int length = 0; length <= 70; length++)
                {
                    for (int at = 0; at <= length; at++)
                    {
                        string text = new string(letter, at) + half + new string(letter, length - at);
                        Assert.Equal(Utf8Text.LoneSurrogate, Encode(path, text, new byte[3 * text.Length]));
                    }
                }
            }
        }
    }

    [Theory]
    [MemberData(nameof(Paths))]
    public void ATargetThatIsTooShortIsToldAndNotExceeded(Path path)
    {
        string text = string.Concat(Enumerable.Repeat("abcdefghijklmnopqrstuvwxyzé中😀", 9));
        int needed = Strict.GetByteCount(text);
        for (int length = 0; length < needed; length++)
        {
            byte[] all = Guarded(length);
            Assert.Equal(Utf8Text.TooLong, Encode(path, text, all.AsSpan(Margin, length)));
            CheckMargins(all, length);
        }
    }

    // Exhaustive in the first two bytes, on which all rules but one depend. Each pair is at two of the places.
    [Theory]
    [MemberData(nameof(Paths))]
    public void DamageIsRefusedWhereTheRuntimeRefusesIt(Path path)
    {
        (int Before, int After)[] places = [(0, 0), (0, 70), (13, 2), (61, 9), (62, 0), (63, 70), (130, 3)];
        for (int first = 0x80; first <= 0xFF; first++)
        {
            for (int second = 0; second <= 0xFF; second++)
            {
                CheckDamage(path, first, second, places[(first + second) % places.Length]);
                CheckDamage(path, first, second, places[(first + second + 3) % places.Length]);
            }
        }
    }

    [Theory]
    [MemberData(nameof(Paths))]
    public void TextThatIsCutOrChangedIsDecodedAsTheRuntimeDoes(Path path)
    {
        var random = new Random(1);
        byte[] whole = Strict.GetBytes(string.Concat(Enumerable.Repeat("plain é text 中文字 and 😀 😀 more of it, ", 8)));
        for (int length = 1; length <= whole.Length; length++)
        {
            CheckDecoding(path, whole[..length]);
            CheckDecoding(path, whole[^length..]);
            for (int i = 0; i < 30; i++)
            {
                byte[] bytes = whole[..length];
                bytes[random.Next(length)] = (byte)random.Next(256);
                bytes[random.Next(length)] = (byte)random.Next(0x80, 0xC0);
                CheckDecoding(path, bytes);
            }
        }
    }

    // The longest text: a position that wraps would count for ever, or in front of the text.
    [LongFact]
    public void TheLongestTextIsCounted()
    {
        byte[] bytes = new byte[Array.MaxLength];
        foreach (int length in (int[])[Array.MaxLength, int.MaxValue - 63])
        {
            Assert.Equal(length, Utf8Text.CountUnits(bytes.AsSpan(0, length)));
        }
    }

    private static void Check(Path path, string text)
    {
        byte[] bytes = Strict.GetBytes(text);
        foreach (int spare in (int[])[0, 1, 64, 3 * text.Length])
        {
            byte[] all = Guarded(bytes.Length + spare);
            Span<byte> target = all.AsSpan(Margin, bytes.Length + spare);
            Assert.Equal(bytes.Length, Encode(path, text, target));
            Assert.True(target[..bytes.Length].SequenceEqual(bytes));
            CheckMargins(all, target.Length);
        }

        if (bytes.Length > 0)
        {
            CheckDecoding(path, bytes);
        }
    }

    private static void CheckDamage(Path path, int first, int second, (int Before, int After) place)
    {
        foreach ((byte third, byte fourth) in ((byte, byte)[])[(0x61, 0x61), (0x80, 0x61), (0xBF, 0x80), (0x80, 0xC0), (0xBF, 0xBF)])
        {
            var bytes = new byte[place.Before + 4 + place.After];
            Array.Fill(bytes, (byte)'a');
            ((byte[])[(byte)first, (byte)second, third, fourth]).CopyTo(bytes, place.Before);
            CheckDecoding(path, bytes);
        }
    }

    // Decodes bytes between others that continue a character, so a reader that goes too far finds other text.
    private static void CheckDecoding(Path path, byte[] bytes)
    {
        string? expected = Utf8.IsValid(bytes) ? Strict.GetString(bytes) : null;
        var all = new byte[bytes.Length + (2 * Margin)];
        Array.Fill(all, (byte)0xBF);
        bytes.CopyTo(all, Margin);
        string? decoded = Decode(path, all.AsSpan(Margin, bytes.Length));
        Assert.True(expected == decoded, Convert.ToHexString(bytes));
    }

    private static bool IsWhole(string text) =>
        text.Length == 0 || (!char.IsLowSurrogate(text[0]) && !char.IsHighSurrogate(text[^1]));

    // The way of processors without masks, on any processor: runs of ASCII, letters of two and three bytes, and pairs.
    [Fact]
    public void Shuffles_touch_nothing_beside_text_and_target()
    {
        var random = new Random(17);
        for (int count = 1; count <= 80; count++)
        {
            string text = string.Concat(
                Enumerable.Range(0, count).Select(_ => random.Next(24) switch { 0 => "é", 1 => "語", 2 => "🙂", _ => "a" }));
            byte[] bytes = Encoding.UTF8.GetBytes(text);
            foreach (bool atEnd in new[] { true, false })
            {
                using var source = new GuardedMemory<byte>(bytes.Length, atEnd);
                using var chars = new GuardedMemory<char>(text.Length, atEnd);
                using var target = new GuardedMemory<byte>(bytes.Length, atEnd);
                bytes.CopyTo(source.Span);
                text.CopyTo(chars.Span);
                Assert.Equal(text, Utf8Decoder128.Decode(source.Span));
                Assert.Equal(bytes.Length, Utf8Encoder128.Encode(chars.Span, target.Span));
                Assert.Equal(bytes, target.Span.ToArray());
            }
        }
    }

    private static byte[] Guarded(int length)
    {
        var all = new byte[length + (2 * Margin)];
        Array.Fill(all, Untouched);
        return all;
    }

    private static void CheckMargins(byte[] all, int length)
    {
        Assert.Equal(-1, all.AsSpan(0, Margin).IndexOfAnyExcept(Untouched));
        Assert.Equal(-1, all.AsSpan(Margin + length).IndexOfAnyExcept(Untouched));
    }

    private static int Encode(Path path, string text, Span<byte> target) => path switch
    {
        Path.Runtime => Utf8Runtime.Encode(text, target),
        Path.Vectors128 => Utf8Encoder128.Encode(text, target),
#if NET10_0_OR_GREATER
        Path.Vectors512 => Encode512(text, target),
#endif
        _ => Utf8Text.Encode(text, target),
    };

#if NET10_0_OR_GREATER
    // Encodes in the loop for pairs from the start, then in both loops. The bytes are the same.
    private static int Encode512(string text, Span<byte> target)
    {
        Utf8Encoder512.TextsExpectingPairs = 1;
        int length = Utf8Encoder512.Encode(text, target);
        byte[] bytes = target[..Math.Max(0, length)].ToArray();
        target.Fill(Untouched);
        Utf8Encoder512.TextsExpectingPairs = 0;
        Assert.Equal(length, Utf8Encoder512.Encode(text, target));
        Assert.True(target[..bytes.Length].SequenceEqual(bytes));
        return length;
    }
#endif

    private static string? Decode(Path path, ReadOnlySpan<byte> bytes) => path switch
    {
        Path.Runtime => Utf8Runtime.Decode(bytes),
        Path.Vectors128 => Utf8Decoder128.Decode(bytes),
#if NET10_0_OR_GREATER
        Path.Vectors512 => Utf8Decoder512.Decode(bytes),
#endif
        _ => Utf8Text.Decode(bytes),
    };
}
