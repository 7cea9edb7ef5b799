namespace SerBench.Benchmarks.Tests.Features.Attacks;

public class AttackInputsTests
{
    private static readonly byte[][] Messages = [[1, 2, 3], [4, 5, 6, 7, 8]];

    [Fact]
    public void An_input_is_the_same_whenever_it_is_made()
    {
        var inputs = new AttackInputs(Messages, seed: 7, random: 50, floods: []);
        var again = new AttackInputs(Messages, seed: 7, random: 50, floods: []);

        for (long i = inputs.Count - 1; i >= 0; i--)
        {
            Assert.Equal(inputs[i].Bytes, again[i].Bytes);
            Assert.Equal(inputs[i].Origin, again[i].Origin);
        }
    }

    [Fact]
    public void Another_seed_damages_otherwise()
    {
        IEnumerable<string> Of(ulong seed)
        {
            var inputs = new AttackInputs(Messages, seed, random: 50, floods: []);
            return Enumerable.Range(0, (int)inputs.Count).Select(i => Convert.ToHexString(inputs[i].Bytes)).TakeLast(60);
        }

        Assert.NotEqual(Of(1), Of(2));
    }

    [Fact]
    public void Every_beginning_bit_byte_and_window_is_there()
    {
        var inputs = new AttackInputs(Messages, seed: 1, random: 0, floods: []);
        string[] all = [.. Enumerable.Range(0, (int)inputs.Count).Select(i => Convert.ToHexString(inputs[i].Bytes))];

        // The two messages have eight bytes together. Each byte gives one beginning, 8 bits, 6 values and 3 windows.
        Assert.Equal(8 * (1 + 8 + 6 + 3), all.Length);
        Assert.Contains("0102", all);
        Assert.Contains("010283", all);
        Assert.Contains("04050607FE", all);
        Assert.Contains("04FFFFFF7F", all);
        Assert.Contains("0102FF", all);
    }

    [Fact]
    public void Messages_that_are_hostile_as_such_come_last_and_whole()
    {
        var inputs = new AttackInputs(Messages, seed: 1, random: 10, floods: [[9, 9], [8]]);

        Assert.Equal(new AttackInputs(Messages, seed: 1, random: 10, floods: []).Count + 2, inputs.Count);
        Assert.Equal([9, 9], inputs[inputs.Count - 2].Bytes);
        Assert.Equal((Messages.Length, Messages.Length + 1), (inputs[inputs.Count - 2].Origin, inputs[inputs.Count - 1].Origin));
    }

    [Fact]
    public void The_messages_themselves_are_left_as_they_are()
    {
        byte[][] messages = [[1, 2, 3], [4, 5, 6, 7, 8]];
        var inputs = new AttackInputs(messages, seed: 1, random: 500, floods: []);
        for (long i = 0; i < inputs.Count; i++)
        {
            _ = inputs[i];
        }

        Assert.Equal(Messages, messages);
    }
}
