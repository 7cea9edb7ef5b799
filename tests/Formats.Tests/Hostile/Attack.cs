namespace SerBench.Formats.Tests.Hostile;

// Feeds damaged messages to one codec. The result must be the one exception or a valid value: one that can be summed up and that survives
// another round trip. Memory must stay within 4 KiB plus BytesPerByte for each byte of input.
internal sealed class Attack<T>
{
    private const int LongestMessage = 6 * 1024;
    private const int MostMessages = 8;
    private readonly string _name;
    private readonly IModel<T> _model;
    private readonly ICodec<T> _codec;
    private readonly EncodeBuffer _buffer = new();

    public Attack(string serializer, IModel<T> model)
    {
        _name = $"{serializer} of {model.Id}";
        _model = model;
        ISerializer attacked = Catalog.BuiltIn.Find(serializer)!;
        _codec = attacked.Bind(model).Codec!;
        BytesPerByte = attacked is IStatesMemory { BytesPerByte: { } stated } ? stated : FormatInfo.UsualMemory;
        Messages = MakeMessages();

        // Memory that is allocated once per type must not count as memory of a message.
        foreach (byte[] message in Messages)
        {
            Feed(message, "undamaged", isMeasured: false);
            Feed(message[..(message.Length / 2)], "halved", isMeasured: false);
        }
    }

    // Whether there is a message to damage: the type is supported, and some of its messages are not empty.
    public static bool HasMessages(string serializer, IModel<T> model)
    {
        if (Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec is not { } codec)
        {
            return false;
        }

        var buffer = new EncodeBuffer();
        return model.Create(model.Scenarios[0], seed: 1, count: model.Scenarios[0].Instances)
            .Any(value => EncodeOrRefuse(codec, value, buffer).Length > 0);
    }

    // The factor of the memory allowance that the reader states.
    public int BytesPerByte { get; init; }

    // The part of the allowance that does not depend on the length.
    public int FixedAllowance { get; init; } = 4096;

    // Whether errors name places in the message itself and not in decompressed bytes.
    public bool ReadsItself { get; init; } = true;

    public IReadOnlyList<byte[]> Messages { get; }

    // bytes: a damaged message.
    // damage: the kind of damage, for the failure message.
    // isMeasured: whether memory is measured.
    // Returns whether a value came back.
    public bool Feed(byte[] bytes, string damage, bool isMeasured = true)
    {
        bool isAccepted = false;
        T? value = default;
        long allowance = isMeasured ? FixedAllowance + ((long)BytesPerByte * bytes.Length) : long.MaxValue;
        long allocated = Memory.Of(() => isAccepted = TryRead(bytes, damage, out value), allowance);
        if (allocated > allowance)
        {
            Fail(damage, $"{allocated} bytes allocated for {bytes.Length} bytes of input", bytes);
        }

        if (isAccepted && _codec is IObjectCodec<T> codec)
        {
            CheckValue(codec, value!, bytes, damage);
        }

        return isAccepted;
    }

    private bool TryRead(byte[] bytes, string damage, out T? value)
    {
        value = default;
        try
        {
            if (_codec is IObjectCodec<T> objects)
            {
                value = objects.Decode(bytes);
            }
            else
            {
                ((IViewCodec<T>)_codec).Read(bytes);
            }

            return true;
        }
        catch (WireFormatException error)
        {
            // A reader may notice the missing bytes at the end of the message, but an offset behind the end is a fault.
            if (error.Offset < 0 || (ReadsItself && error.Offset > bytes.Length))
            {
                Fail(damage, $"refused at {error.Offset}, beyond the {bytes.Length} bytes", bytes);
            }

            return false;
        }
        catch (Exception other)
        {
            Fail(damage, $"{other}{Environment.NewLine}instead of {nameof(WireFormatException)} on", bytes);
            return false;
        }
    }

    private void CheckValue(IObjectCodec<T> codec, T value, byte[] bytes, string damage)
    {
        try
        {
            T again = codec.Decode(codec.EncodeToArray(value, _buffer));
            Assert.True(_model.AreEqual(value, again), "another round trip changed the value");
            Assert.Equal(_model.Touch(value), _model.Touch(again));
        }
        catch (UnsupportedValueException)
        {
            // The value can be read but not written: the format expresses its shape in more than one way.
        }
        catch (Exception failure)
        {
            Fail(damage, $"not a valid value: {failure.Message} from", bytes);
        }
    }

    private void Fail(string damage, string fault, byte[] bytes) =>
        Assert.Fail($"{_name}, {damage}: {fault} {Convert.ToHexString(bytes)}");

    private byte[][] MakeMessages()
    {
        List<Scenario> scenarios = [.. _model.Scenarios.Where(scenario => scenario.Name != "published")];
        if (_model.FindScenario("text-50") is { } small)
        {
            scenarios.Add(small);
        }

        byte[][] all = [.. scenarios
            .SelectMany(scenario => _model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, 16)))
            .Select(value => EncodeOrRefuse(_codec, value, _buffer))
            .Where(message => message.Length is > 0 and <= LongestMessage)
            .OrderByDescending(message => message.Length)];
        Assert.NotEmpty(all);
        int step = Math.Max(1, all.Length / MostMessages);
        return [.. all.Where((_, index) => index % step == 0).Take(MostMessages)];
    }

    // No bytes for a value that is refused.
    private static byte[] EncodeOrRefuse(ICodec<T> codec, T value, EncodeBuffer buffer)
    {
        try
        {
            return codec.EncodeToArray(value, buffer);
        }
        catch (UnsupportedValueException)
        {
            return [];
        }
    }
}
