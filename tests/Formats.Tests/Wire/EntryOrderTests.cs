namespace SerBench.Formats.Tests.Wire;

// In a map's entry of tagged fields, the value may stand before the key. Readers in step then begin again, whatever the kind of the key.
public class EntryOrderTests
{
    private static readonly Type[] Keys =
    [
        .. ScalarValues.Types.Where(type => type != typeof(float) && type != typeof(double)),
        typeof(DayOfWeek), typeof(Name), typeof((short, string)),
    ];

    [Theory]
    [InlineData("xbuf2")]
    [InlineData("protobuf")]
    [InlineData("proto3")]
    public void A_key_may_stand_behind_its_value(string format)
    {
        MethodInfo find = typeof(EntryOrderTests).GetMethod(nameof(FindFault))!;
        string[] faults = [.. Keys.Select(key => find.MakeGenericMethod(key).Invoke(null, [format])).OfType<string>()];

        Assert.True(faults.Length == 0, string.Join(Environment.NewLine, faults));
    }

    // An entry whose value is out of order does not spoil the keys after it.
    [Theory]
    [InlineData("xbuf2")]
    [InlineData("protobuf")]
    [InlineData("proto3")]
    public void Fields_of_a_value_may_stand_in_any_order(string format)
    {
        byte[] message = [0x0A, 9, 0x0A, 1, (byte)'a', 0x12, 4, 0x10, 5, 0x08, 4, 0x0A, 9, 0x0A, 1, (byte)'b', 0x12, 4, 0x08, 6, 0x10, 7];

        Dictionary<string, Two> read = Witnesses.Decode<Box<Dictionary<string, Two>>>(format, message).Value!;

        Assert.Equal((4, 5, 6, 7), (read["a"].A, read["a"].B, read["b"].A, read["b"].B));
    }

    [Fact]
    public void An_entry_without_a_text_key_is_damage_in_xbuf2() =>
        Refusal.AssertSays("a map key is null", () => Witnesses.Decode<Box<Dictionary<string, int>>>("xbuf2", 0x0A, 2, 0x10, 5));

    public static string? FindFault<TKey>(string format)
        where TKey : notnull
    {
        if (Witnesses.FindCodecOf<Box<Dictionary<TKey, int>>>(format) is not { } codec)
        {
            return null;
        }

        Type type = typeof(Box<Dictionary<TKey, int>>);
        foreach (object value in Gen.Sample(ZooValues.Roots(type), 10, new Rnd(20160419, 77), 10))
        {
            byte[] message = Turn(codec.EncodeToArray((Box<Dictionary<TKey, int>>)value));
            try
            {
                if (DeepEqual.Compare(value, codec.Decode(message), type, foldsNull: true) is { } fault)
                {
                    return $"{typeof(TKey).Name}: {fault}";
                }
            }
            catch (WireFormatException refusal)
            {
                return $"{typeof(TKey).Name}: {refusal.Message} in {Convert.ToHexString(message)}";
            }
        }

        return null;
    }

    // Puts the fields of each entry into the opposite order.
    private static byte[] Turn(byte[] message)
    {
        var turned = new List<byte>();
        var input = new InputCursor(message);
        while (input.Left > 0)
        {
            int start = input.Position;
            Varint.Read(ref input);
            int length = (int)Varint.Read(ref input);
            turned.AddRange(message[start..input.Position]);
            var entry = new InputCursor(message.AsSpan(0, input.Position + length), input.Position);
            var fields = new List<byte[]>();
            while (entry.Left > 0)
            {
                int field = entry.Position;
                Skip(ref entry);
                fields.Insert(0, message[field..entry.Position]);
            }

            turned.AddRange(fields.SelectMany(field => field));
            input.Advance(length);
        }

        return [.. turned];
    }

    private static void Skip(ref InputCursor input)
    {
        switch (Tag.Wire((uint)Varint.Read(ref input)))
        {
            case WireType.Varint:
                Varint.Read(ref input);
                break;
            case WireType.Length:
                input.Advance((int)Varint.Read(ref input));
                break;
            case WireType.Fixed32:
                input.Advance(sizeof(uint));
                break;
            default:
                input.Advance(sizeof(ulong));
                break;
        }
    }

    public sealed record Name(string Text);

    public sealed class Two { public int A { get; set; } public int B { get; set; } }
}
