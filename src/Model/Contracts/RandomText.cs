namespace SerBench.Model;

// Random strings have no surrogates, so each UTF-16 unit is a whole character (docs/models.md, "Random strings").
public static class RandomText
{
    public const string Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    public const string LettersAndDigits = Letters + "0123456789";

    public const string Printable = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";

    public const string ForeignLetters = "àéîõüçñßøåæœšžłđжщюяαβγωあカ中国한글שم";

    private const int LongestOnStack = 256;

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
