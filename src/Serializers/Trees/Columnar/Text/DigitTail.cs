namespace SerBench.Serializers.Trees.Columnar.Text;

internal static class DigitTail
{
    private const int Zero = '0';

    public static int Bytes(int digits) => ((digits / 3 * 10) + Bits(digits % 3) + 7) >> 3;

    // Digits are numbers from 0 to 9. The target has Bytes(digits.Length) bytes.
    public static void Pack(ReadOnlySpan<byte> digits, Span<byte> target)
    {
        uint bits = 0;
        int count = 0;
        int at = 0;
        while (!digits.IsEmpty)
        {
            ReadOnlySpan<byte> group = digits[..Math.Min(3, digits.Length)];
            uint value = 0;
            foreach (byte digit in group)
            {
                value = (value * 10) + digit;
            }

            bits |= value << count;
            count += Bits(group.Length);
            digits = digits[group.Length..];
            for (; count >= 8 || (digits.IsEmpty && count > 0); count -= 8)
            {
                target[at++] = (byte)bits;
                bits >>= 8;
            }
        }
    }

    // Returns false, with undefined digits, if a group's number is too large or a bit after the last digit is set.
    public static bool TryUnpack(ReadOnlySpan<byte> source, Span<byte> digits)
    {
        uint bits = 0;
        int count = 0;
        int at = 0;
        while (!digits.IsEmpty)
        {
            Span<byte> group = digits[..Math.Min(3, digits.Length)];
            int width = Bits(group.Length);
            for (; count < width; count += 8)
            {
                bits |= (uint)source[at++] << count;
            }

            uint value = bits & ((1u << width) - 1);
            bits >>= width;
            count -= width;
            for (int i = group.Length - 1; i >= 0; i--)
            {
                group[i] = (byte)(Zero + (value % 10));
                value /= 10;
            }

            if (value != 0)
            {
                return false;
            }

            digits = digits[group.Length..];
        }

        return bits == 0;
    }

    private static int Bits(int digits) => digits switch
    {
        0 => 0,
        1 => 4,
        2 => 7,
        _ => 10,
    };
}
