using System.Text;

namespace SerBench.Model;

/// <summary>A kind of realistic strings: their lengths, and the letters that replace some of their ASCII letters.</summary>
/// <param name="Name">The name of the scenario whose strings are of this kind.</param>
/// <param name="Longest">The most letters of a string. All lengths from 0 on are equally frequent.</param>
/// <param name="Others">The letters that replace ASCII letters; none if all are ASCII.</param>
/// <param name="ReplaceOneIn">One letter in this many is replaced; 0 to replace only the last letter.</param>
public sealed record TextKind(string Name, int Longest, string Others, int ReplaceOneIn = 20)
{
    private const string Accented = "àáâãäåæçèéêëìíîïñòóôõöøùúûüýßÿÀÉÖ";
    private const string AnyScript = "éж中€😀";

    /// <summary>The usual number of different values. A model of large messages has fewer.</summary>
    public const int UsualInstances = 4096;

    private readonly Rune[] _others = [.. Others.EnumerateRunes()];

    private const string Cyrillic = "абвгдежзийклмнопрстуфхцчшщъыьэюя      ";
    private const string Chinese = "的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就";
    private const string Emoji = "😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗";

    // Strings of wide letters have at most 300 bytes or so of UTF-8, like the others.
    private static readonly TextKind[] All =
    [
        new("ascii", 300, ""), new("accents", 300, Accented), new("mixed", 300, AnyScript), new("short", 12, ""),
        new("last-wide", 300, "中", ReplaceOneIn: 0), new("cyrillic", 160, Cyrillic, ReplaceOneIn: 1),
        new("chinese", 100, Chinese, ReplaceOneIn: 1), new("emoji", 75, Emoji, ReplaceOneIn: 1),
    ];

    public static TextKind? Find(string name) => Array.Find(All, kind => kind.Name == name);

    /// <summary>The scenarios of a model whose strings are of each kind.</summary>
    public static IEnumerable<Scenario> ScenariosOf(int instances = UsualInstances) =>
        All.Select(kind => new Scenario(kind.Name, kind.Describe(), instances));

    public string Draw(ref SplitMix64 random)
    {
        int length = random.Next(Longest + 1);
        Span<char> units = stackalloc char[2 * Longest];
        int used = 0;
        for (int i = 0; i < length; i++)
        {
            if (ReplaceOneIn == 0 ? i == length - 1 : _others.Length > 0 && random.Next(ReplaceOneIn) == 0)
            {
                used += _others[random.Next(_others.Length)].EncodeToUtf16(units[used..]);
            }
            else
            {
                units[used++] = RandomText.Printable[random.Next(RandomText.Printable.Length)];
            }
        }

        return new string(units[..used]);
    }

    private string Describe() => $"any values; strings of 0..{Longest} {(ReplaceOneIn == 1 ? $"characters of {Others}" : "ASCII characters")}{ReplaceOneIn switch
    {
        0 => $", the last of them replaced by {Others}",
        > 1 when Others.Length > 0 => $", 5 % of them replaced by one of {Others}",
        _ => "",
    }}";
}
