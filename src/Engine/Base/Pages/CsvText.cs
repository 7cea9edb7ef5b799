namespace SerBench.Engine.Base.Pages;

public static class CsvText
{
    public static string Cell(object? value) => value switch
    {
        double number => number.ToString("0.####"),
        string text => Cell(text),
        _ => Convert.ToString(value) ?? "",
    };

    // Spreadsheets run text that starts with =, +, -, @, tab or CR as a formula. A leading apostrophe prevents that.
    private static string Cell(string text)
    {
        string plain = string.Concat(
            text.Select(c => PlainText.IsHarmful(c) && !char.IsSurrogate(c) && c is not ('\t' or '\r' or '\n') ? '\uFFFD' : c));
        bool isNumber = double.TryParse(plain, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, null, out _);
        string cell = plain is ['=' or '+' or '-' or '@' or '\t' or '\r', ..] && !isNumber ? "'" + plain : plain;
        return cell.AsSpan().ContainsAny(",\"\r\n") ? $"\"{cell.Replace("\"", "\"\"")}\"" : cell;
    }
}
