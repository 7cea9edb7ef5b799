using SerBench.Formats.Contracts;
using SerBench.Formats.Ignite.Dynamic;
using SerBench.Formats.Ignite.Views;

namespace SerBench.Formats.Tests.Ignite.Views;

/// <summary>The memory of a handle changes only how fast a field is found.</summary>
public class IgniteFieldTests
{
    private const int Schemas = 40;

    // Fields of 10, 300 and 70,000 bytes in front of the number: offsets of one, two and four bytes.
    private static readonly int[] Lengths = [10, 300, 70_000];

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void One_handle_serves_footers_of_all_widths_in_turn(bool isCompact)
    {
        var number = new IgniteField("Number");
        IgniteOptions options = Options(isCompact);
        for (int turn = 0; turn < 3; turn++)
        {
            foreach (int length in Lengths)
            {
                IgniteView view = IgniteView.Read(Message(length, options), options);
                Assert.Equal(length, view.GetInt32(number));
                Assert.Equal(length, view.GetInt64(number));
                Assert.Equal(length, view.GetInt32("Number"));
            }
        }
    }

    [Fact]
    public void More_schemas_than_a_handle_remembers_are_read_right_too()
    {
        var number = new IgniteField("Number");
        var options = new IgniteOptions { HasCompactFooter = false };
        byte[][] messages = [.. Enumerable.Range(0, Schemas).Select(i =>
            IgniteMessage.Encode(i % 3 == 2 ? new IgniteObject("T").With($"F{i}", 1) : new IgniteObject("T").With($"F{i}", 1).With("Number", i), options))];

        for (int turn = 0; turn < 2; turn++)
        {
            for (int i = 0; i < Schemas; i++)
            {
                Assert.Equal(i % 3 == 2 ? 0 : i, IgniteView.Read(messages[i], options).GetInt32(number));
            }
        }
    }

    [Theory]
    [InlineData(10, true)]
    [InlineData(10, false)]
    [InlineData(300, true)]
    [InlineData(300, false)]
    public void Damage_is_seen_as_if_nothing_were_remembered(int length, bool isCompact)
    {
        IgniteOptions options = Options(isCompact);
        byte[] message = Message(length, options);
        var number = new IgniteField("Number");
        Assert.Equal(length, IgniteView.Read(message, options).GetInt32(number));

        int refused = 0;
        for (int bit = 0; bit < 8 * message.Length; bit++)
        {
            byte[] damaged = [.. message];
            damaged[bit / 8] ^= (byte)(1 << (bit % 8));
            int? remembered = Read(damaged, options, number);
            Assert.Equal(Read(damaged, options, new IgniteField("Number")), remembered);
            refused += remembered is null ? 1 : 0;
        }

        Assert.InRange(refused, 1, (8 * message.Length) - 1);
    }

    private static IgniteOptions Options(bool isCompact) => new IgniteOptions { HasCompactFooter = isCompact }.Know(new IgniteType("T", ["Text", "Number"]));

    private static byte[] Message(int length, IgniteOptions options) =>
        IgniteMessage.Encode(new IgniteObject("T").With("Text", new string('a', length)).With("Number", length), options);

    private static int? Read(byte[] message, IgniteOptions options, IgniteField field)
    {
        try
        {
            return IgniteView.Read(message, options).GetInt32(field);
        }
        catch (WireFormatException)
        {
            return null;
        }
    }
}
