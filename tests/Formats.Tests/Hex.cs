namespace SerBench.Formats.Tests;

internal static class Hex
{
    // Spaces may stand between the digits.
    public static byte[] Bytes(string digits) => Convert.FromHexString(digits.Replace(" ", ""));
}
