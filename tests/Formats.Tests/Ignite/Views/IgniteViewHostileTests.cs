namespace SerBench.Formats.Tests.Ignite.Views;

// Every method of a view on damaged objects: it returns a value or throws the one exception, and allocates no memory for numbers.
public class IgniteViewHostileTests
{
    private const int Many = 15_000;
    private const long FixedAllowance = 4096;

    private static readonly IgniteOptions Options = new IgniteOptions()
        .Know<Person>().Know<Golden.Outer>().Know<Golden.Node>().Know<Golden.Prims>().Know<Golden.PrimArrays>()
        .Know<Golden.ValArrays>().Know<Golden.Dates>().Know<Golden.Decimals>()
        .Know(new IgniteType("Colls", "Array", "AsCollection", "AsDict", "Custom", "Hash", "Linked", "NullColl"))
        .Know(new IgniteType("ListOfObj", "Items"));

    private static readonly IgniteField[] Fields = [.. new[]
        {
            "Id", "Name", "Data", "Guid", "First", "Second", "Mid", "NullInner", "X", "S", "Next", "Other",
            "Array", "AsCollection", "AsDict", "Hash", "Linked", "Items",
            "Bools", "Bytes", "Shorts", "Chars", "Ints", "Longs", "Floats", "Doubles", "Guids", "Decs", "Epoch", "Arr", "Max", "Now",
            "BoolT", "Byte",
        }.Select(name => new IgniteField(name))];

    private static readonly byte[][] Messages = [.. GoldenFile.ReadAll("Ignite", "*.bin").Where(message => message.Length < 4096)];

    [Fact]
    public void EveryTruncationIsRefused()
    {
        foreach (byte[] message in Messages)
        {
            for (int length = 0; length < message.Length; length++)
            {
                byte[] cut = message[..length];
                Assert.Throws<WireFormatException>(() => IgniteView.Read(cut, Options).Length);
            }

            Assert.Throws<WireFormatException>(() => IgniteView.Read([.. message, 0], Options).Length);
        }
    }

    [LongFact]
    public void EveryBitMayFlip()
    {
        foreach (byte[] message in Messages)
        {
            for (int bit = 0; bit < 8 * message.Length; bit++)
            {
                message[bit / 8] ^= (byte)(1 << (bit % 8));
                Ask(message, isMeasured: false);
                message[bit / 8] ^= (byte)(1 << (bit % 8));
            }
        }
    }

    [Fact]
    public void ManyMutations()
    {
        var mutator = new Mutator(seed: 11);
        int answered = 0;
        for (int i = 0; i < Many; i++)
        {
            answered += Ask(mutator.Next(Messages), isMeasured: i > 1000) ? 1 : 0;
        }

        Assert.InRange(answered, 1, Many - 1);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData(1)]
    [InlineData(int.MinValue)]
    [InlineData(int.MaxValue)]
    [InlineData(1000)]
    public void AHandleToNothingIsRefused(int distance)
    {
        var options = new IgniteOptions { HasCompactFooter = false };
        byte[] message = IgniteMessage.Encode(new IgniteObject("Node").With("A", 0).With("Next", 5), options);
        int at = message.AsSpan().IndexOf((ReadOnlySpan<byte>)[3, 5, 0, 0, 0]);
        message[at] = 102;
        BitConverter.TryWriteBytes(message.AsSpan(at + 1), distance);

        Assert.Throws<WireFormatException>(() => IgniteView.Read(message).GetObject("Next").Length);
        Assert.Throws<WireFormatException>(() => IgniteView.Read(message)["Next"].GetItems().Count);
    }

    // The original's process ends on these five bytes: count * 4 wraps to a small number.
    [Fact]
    public void AnArrayOfABillionIntsInFiveBytesIsRefused()
    {
        var options = new IgniteOptions { HasCompactFooter = false };
        byte[] message = IgniteMessage.Encode(new IgniteObject("Node").With("A", new int[0]), options);
        int at = message.AsSpan().IndexOf((ReadOnlySpan<byte>)[14, 0, 0, 0, 0]);
        BitConverter.TryWriteBytes(message.AsSpan(at + 1), 0x3FFFFFFF);

        Assert.Throws<WireFormatException>(() => IgniteView.Read(message)["A"].GetNumbers<int>().Length);
    }

    private static bool Ask(byte[] message, bool isMeasured)
    {
        bool isAnswered = false;
        long allowance = isMeasured ? FixedAllowance + ((long)IgniteFormat.Info.BytesPerByte * message.Length) : long.MaxValue;
        long allocated = Memory.Of(() => isAnswered = TryAsk(message), allowance);
        if (allocated > allowance)
        {
            Assert.Fail($"{allocated} bytes for {message.Length}: {Convert.ToHexString(message)}");
        }

        return isAnswered;
    }

    private static bool TryAsk(byte[] message)
    {
        try
        {
            Ask(IgniteView.Read(message, Options), depth: 2);
            return true;
        }
        catch (WireFormatException)
        {
            return false;
        }
    }

    private static void Ask(IgniteView view, int depth)
    {
        foreach (IgniteField field in Fields)
        {
            if (view.TryGetValue(field, out IgniteValue value))
            {
                Ask(value, depth);
            }
        }

        Assert.True(view.FieldCount >= 0);
    }

    private static void Ask(IgniteValue value, int depth)
    {
        switch (value.Code)
        {
            case <= 4 or 28 or 38:
                value.GetInt64();
                break;
            case 5 or 6:
                value.GetDouble();
                break;
            case 7:
                value.GetChar();
                break;
            case 8:
                value.GetBoolean();
                break;
            case 9:
                value.GetText();
                break;
            case 10:
                value.GetGuid();
                break;
            case 14:
                value.GetNumbers<int>();
                break;
            case 19:
                value.GetBooleans();
                break;
            case 30:
                value.GetDecimal();
                break;
            case 33:
                value.GetDateTime();
                break;
            case >= 20 and <= 34 when depth > 0 && value.Code != 27:
                foreach (IgniteValue item in value.GetItems())
                {
                    Ask(item, depth - 1);
                }

                break;
            case 27 or 102 or 103 when depth > 0:
                Ask(value.GetObject(), depth - 1);
                break;
            default:
                value.GetNumbers<byte>();
                break;
        }
    }
}
