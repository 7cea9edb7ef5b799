namespace SerBench.Formats.Tests.Contracts;

public sealed class WireFormatExceptionTests
{
    [Fact]
    public void What_was_expected_is_said_to_be_expected() =>
        Assert.Equal("Damaged input at byte 7: expected a boolean of 0 or 1.", new WireFormatException(7, "a boolean of 0 or 1").Message);

    [Fact]
    public void A_fault_stands_for_itself() =>
        Assert.Equal("Damaged input at byte 7: a map key occurs twice.", WireFormatException.OfFault(7, "a map key occurs twice").Message);

    [Fact]
    public void The_sentence_of_another_exception_ends_once() =>
        Assert.Equal("Damaged input at byte 0: The end was reached.", WireFormatException.OfFault(0, "The end was reached.").Message);

    [Fact]
    public void What_was_expected_may_hold_numbers() =>
        Assert.Equal(
            "Damaged input at byte 3: expected 1.5 of 2.",
            Assert.Throws<WireFormatException>(() => WireFormatException.Throw(3, $"{1.5} of {2}")).Message);

    [Fact]
    public void A_fault_may_hold_numbers() =>
        Assert.Equal(
            "Damaged input at byte 3: 1.5 is not 2.",
            Assert.Throws<WireFormatException>(() => WireFormatException.ThrowFault(3, $"{1.5} is not {2}")).Message);
}
