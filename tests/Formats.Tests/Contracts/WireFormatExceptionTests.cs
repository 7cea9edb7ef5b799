namespace SerBench.Formats.Tests.Contracts;

public sealed class WireFormatExceptionTests
{
    [Fact]
    public void It_says_where_the_damage_is_and_what_was_expected_or_wrong()
    {
        AssertSays("7: expected a boolean of 0 or 1.", new WireFormatException(7, "a boolean of 0 or 1"));
        AssertSays("7: a map key occurs twice.", WireFormatException.OfFault(7, "a map key occurs twice"));
        AssertSays("0: The end was reached.", WireFormatException.OfFault(0, "The end was reached."));
        AssertSays("3: expected 1.5 of 2.", () => WireFormatException.Throw(3, $"{1.5} of {2}"));
        AssertSays("3: 1.5 is not 2.", () => WireFormatException.ThrowFault(3, $"{1.5} is not {2}"));
    }

    private static void AssertSays(string expected, Action action) => AssertSays(expected, Assert.Throws<WireFormatException>(action));

    private static void AssertSays(string expected, WireFormatException damage) =>
        Assert.Equal($"Damaged input at byte {expected}", damage.Message);
}
