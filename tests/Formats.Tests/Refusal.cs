namespace SerBench.Formats.Tests;

// The one exception for damage.
internal static class Refusal
{
    // Checks that it is thrown, and what it says.
    public static void AssertSays(string expected, Func<object?> read) =>
        Assert.Contains(expected, Assert.Throws<WireFormatException>(read).Message);

    public static void AssertSays(string expected, Action read) =>
        Assert.Contains(expected, Assert.Throws<WireFormatException>(read).Message);
}
