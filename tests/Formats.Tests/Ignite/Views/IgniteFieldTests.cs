namespace SerBench.Formats.Tests.Ignite.Views;

// The memory of a handle changes only how fast a field is found.
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
            IgniteMessage.Encode(
                i % 3 == 2
                    ? new IgniteObject("T").With($"F{i}", 1)
                    : new IgniteObject("T").With($"F{i}", 1).With("Number", i),
                options))];

        for (int turn = 0; turn < 2; turn++)
        {
            for (int i = 0; i < Schemas; i++)
            {
                Assert.Equal(i % 3 == 2 ? 0 : i, IgniteView.Read(messages[i], options).GetInt32(number));
            }
        }
    }

    [Fact]
    public void Every_getter_reads_by_handle_and_by_name()
    {
        var options = new IgniteOptions { HasCompactFooter = false };
        Guid id = new("00010203-0405-0607-0809-0a0b0c0d0e0f");
        var inner = new IgniteObject("Inner").With("Number", 8);
        IgniteView view = IgniteView.Read(
            IgniteMessage.Encode(
                new IgniteObject("T")
                    .With("Flag", true).With("Number", 7).With("Wide", 1L << 40)
                    .With("Real", 2.5).With("Id", id).With("Text", "\u00e9")
                    .With("Inner", inner).With("Nothing", null),
                options),
            options);

        Assert.True(view.GetBoolean("Flag") && view.GetBoolean(new IgniteField("Flag")));
        Assert.Equal((7, 7), (view.GetInt32("Number"), view.GetInt32(new IgniteField("Number"))));
        Assert.Equal((1L << 40, 1L << 40), (view.GetInt64("Wide"), view.GetInt64(new IgniteField("Wide"))));
        Assert.Equal((2.5, 2.5), (view.GetDouble("Real"), view.GetDouble(new IgniteField("Real"))));
        Assert.Equal((id, id), (view.GetGuid("Id"), view.GetGuid(new IgniteField("Id"))));
        Assert.Equal(("\u00e9", "\u00e9"), (view.GetString("Text"), view.GetString(new IgniteField("Text"))));
        Assert.Equal((8, 8), (view.GetObject("Inner").GetInt32("Number"), view.GetObject(new IgniteField("Inner")).GetInt32("Number")));
        Assert.True(view.HasField("Nothing") && view.HasField(new IgniteField("Nothing")));
        Assert.False(view.HasField("Absent") || view.HasField(new IgniteField("Absent")));
        Assert.True(
            view.TryGetInt32("Number", out int byName)
                && view.TryGetInt32(new IgniteField("Number"), out int byHandle)
                && byName == 7 && byHandle == 7);
        Assert.False(view.TryGetInt32("Nothing", out _) || view.TryGetInt32(new IgniteField("Absent"), out _));
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

    private static IgniteOptions Options(bool isCompact) =>
        new IgniteOptions { HasCompactFooter = isCompact }.Know(new IgniteType("T", ["Text", "Number"]));

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
