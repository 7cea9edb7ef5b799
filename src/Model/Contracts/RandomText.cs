namespace SerBench.Model;

/// <summary>Random strings of single UTF-16 units without surrogates. See docs/models.md, "Random strings".</summary>
public static class RandomText
{
    public const string Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    public const string LettersAndDigits = Letters + "0123456789";

    /// <summary>All characters of ASCII from the space to the tilde.</summary>
    public const string Printable = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

    /// <summary>32 letters that need two or three bytes of UTF-8.</summary>
    public const string ForeignLetters = "àéîõüçñßøåæœšžłđжщюяαβγωあカ中国한글שم";

    private const int LongestOnStack = 256;

    /// <summary>Draws each unit from <paramref name="alphabet"/>. A foreign text takes every other unit, from the first on, from
    /// <see cref="ForeignLetters"/>.</summary>
    public static string Draw(ref SplitMix64 random, int length, string alphabet, bool foreign = false)
    {
        Span<char> units = length <= LongestOnStack ? stackalloc char[LongestOnStack] : new char[length];
        units = units[..length];
        for (int i = 0; i < length; i++)
        {
            string source = foreign && i % 2 == 0 ? ForeignLetters : alphabet;
            units[i] = source[random.Next(source.Length)];
        }

        return new string(units);
    }
}
