using System.Text;

namespace SerBench.Model;

/// <param name="Longest">the most letters of a string. All lengths from 0 on are equally frequent.</param>
/// <param name="ReplaceOneIn">one ASCII character in this number is replaced by one of Others; 0 to replace only the last one.</param>
public sealed record TextKind(string Name, int Longest, string Others, int ReplaceOneIn = 20)
{
    private const string Accented = "àáâãäåæçèéêëìíîïñòóôõöøùúûüýßÿÀÉÖ";
    private const string AnyScript = "éж中€😀";

    public const int UsualInstances = 4096;

    private readonly Rune[] _others = [.. Others.EnumerateRunes()];

    private const string Cyrillic = "абвгдежзийклмнопрстуфхцчшщъыьэюя      ";
    private const string Chinese = "的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就";
    private const string Emoji = "😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗";

    private static readonly TextKind[] All =
    [
        new("ascii", 300, ""), new("accents", 300, Accented), new("mixed", 300, AnyScript), new("short", 12, ""),
        new("last-wide", 300, "中", ReplaceOneIn: 0), new("cyrillic", 160, Cyrillic, ReplaceOneIn: 1),
        new("chinese", 100, Chinese, ReplaceOneIn: 1), new("emoji", 75, Emoji, ReplaceOneIn: 1),
    ];

    public static TextKind? Find(string name) => Array.Find(All, kind => kind.Name == name);

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

    private string Describe() =>
        $"any values; strings of 0..{Longest} {(ReplaceOneIn == 1 ? $"characters of {Others}" : "ASCII characters")}"
        + ReplaceOneIn switch
        {
            0 => $", the last of them replaced by {Others}",
            > 1 when Others.Length > 0 => $", 5 % of them replaced by one of {Others}",
            _ => "",
        };
}
