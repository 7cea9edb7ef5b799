namespace SerBench.Engine.Base.Usage;

internal static class WindowsNames
{
    private const string Illegal = "<>:\"|?*";

    private static readonly string[] Devices = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];

    // Folder and extension do not matter: out/aux.txt is a device, too.
    public static bool IsDevice(string path)
    {
        string name = path.Split('/', '\\')[^1].Split('.')[0].TrimEnd();
        return Devices.Contains(name, StringComparer.OrdinalIgnoreCase)
            || (name.Length == 4
                && (name.StartsWith("COM", StringComparison.OrdinalIgnoreCase)
                    || name.StartsWith("LPT", StringComparison.OrdinalIgnoreCase))
                && name[3] is >= '1' and <= '9' or '¹' or '²' or '³');
    }

    public static string? Fault(string path)
    {
        string rest = path is [var drive, ':', ..] && char.IsAsciiLetter(drive) ? path[2..] : path;
        return rest.Split('/', '\\').Where(part => part is not ("" or "." or "..")).Select(FaultOfPart)
            .FirstOrDefault(fault => fault is not null);
    }

    private static string? FaultOfPart(string part) =>
        FindIllegal(part) is { } illegal ? $"'{part}' has the character {illegal}, which Windows does not allow in names"
        : IsDevice(part) ? $"'{part}' is the name of a device of Windows"
        : part[^1] is '.' or ' ' ? $"'{part}' ends with a {(part[^1] == '.' ? "point" : "blank")}, which Windows drops"
        : null;

    private static string? FindIllegal(string part) => part
        .Where(character => character < ' ' || Illegal.Contains(character))
        .Select(character => character < ' ' ? $"U+{(int)character:X4}" : $"'{character}'")
        .FirstOrDefault();
}
