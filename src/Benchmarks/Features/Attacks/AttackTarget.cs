using System.Runtime.Serialization;

namespace SerBench.Benchmarks.Features.Attacks;

internal sealed class AttackTarget<T> : IAttackTarget
{
    public const int FixedBytes = 4096;

    public const int MostBytesPerByte = 256;

    private const int LongestMessage = 6 * 1024;
    private const int MostMessages = 8;
    private const int InstancesPerScenario = 16;

    // The least of three measured allocations counts, because garbage collection by another thread may increase a measurement. That does
    // not explain a large one, but the reader may keep that memory for its next messages, so the least of two counts.
    private const int Measurements = 3;
    private const int MeasurementsOfLarge = 2;
    private const int Large = 1 << 20;

    private readonly IModel<T> _model;
    private readonly ICodec<T> _codec;
    private readonly Rejection _rejection;
    private readonly int _bytesPerByte;
    private readonly EncodeBuffer _buffer = new();
    private readonly T[] _values;

    public AttackTarget(ISerializer serializer, IModel<T> model, ICodec<T> codec, ulong seed, int random)
    {
        (_model, _codec, _rejection) = (model, codec, new Rejection(serializer));
        _bytesPerByte = serializer is IStatesMemory { BytesPerByte: { } stated } ? stated : MostBytesPerByte;
        (T Value, byte[] Message)[] samples = MakeSamples();
        byte[][] messages = [.. samples.Select(sample => sample.Message)];
        (T Value, byte[] Message)[] floods =
            [.. KeyFlood.ValuesOf(model).Select(value => (value, Encode(value))).Where(flood => flood.Item2.Length > 0)];
        _values = [.. samples.Concat(floods).Select(sample => sample.Value)];
        Inputs = new AttackInputs(messages, seed, random, [.. floods.Select(flood => flood.Message)]);
        foreach (byte[] message in messages)
        {
            // Reads once before measuring, because the memory of static fields must not count as memory of a message.
            Read(new AttackInput(message, 0), () => { });
            Read(new AttackInput(message[..(message.Length / 2)], 0), () => { });
        }
    }

    public AttackInputs Inputs { get; }

    public Finding Read(AttackInput input, Action begin)
    {
        begin();
        long start = Stopwatch.GetTimestamp();
        (AttackVerdict verdict, string? what, T? value, long allocated) = Measure(input);
        double milliseconds = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
        int most = allocated < Large ? Measurements : MeasurementsOfLarge;
        for (int i = 1; i < most && IsTooMuch(allocated, input); i++)
        {
            begin();
            allocated = Math.Min(allocated, Measure(input).Allocated);
        }

        if (verdict is AttackVerdict.AcceptedEqual or AttackVerdict.AcceptedDifferent && _codec is IObjectCodec<T> codec
            && FindInstability(codec, value!) is { } unstable)
        {
            (verdict, what) = (AttackVerdict.NotIdempotent, unstable);
        }

        if (IsTooMuch(allocated, input))
        {
            (verdict, what) = (AttackVerdict.OverAllocation, $"{allocated} bytes of memory for {input.Bytes.Length} bytes of input");
        }

        return new Finding(verdict, Math.Max(0, allocated - FixedBytes) / (double)Math.Max(1, input.Bytes.Length), milliseconds, what);
    }

    private (AttackVerdict AttackVerdict, string? What, T? Value, long Allocated) Measure(AttackInput input)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            (IObjectCodec<T>? objects, IViewCodec<T>? view) = (_codec as IObjectCodec<T>, _codec as IViewCodec<T>);
            T? value = objects is null ? default : objects.Decode(input.Bytes);
            ulong sum = objects is null ? view!.Read(input.Bytes) : 0;
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            bool isEqual = input.Origin >= 0
                && (objects is null ? sum == view!.Expect(_values[input.Origin]) : _model.AreEqual(_values[input.Origin], value));
            return (isEqual ? AttackVerdict.AcceptedEqual : AttackVerdict.AcceptedDifferent, null, value, allocated);
        }
        catch (Exception exception)
        {
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            Exception thrown = _rejection.Thrown(exception);
            if (IsTooMuch(allocated, input))
            {
                // The size of the exception's stack trace is subtracted, because the reader did not allocate it.
                allocated -= (long)IStatesMemory.TraceBytesPerCall * new StackTrace(exception).FrameCount;
            }

            return _rejection.IsProper(thrown)
                ? (AttackVerdict.Rejected, null, default, allocated)
                : (AttackVerdict.WrongException, TextOf(thrown), default, allocated);
        }
    }

    private static string TextOf(Exception thrown) => $"{thrown.GetType().FullName}: {thrown.Message.Split('\n')[0].TrimEnd()}";

    private bool IsTooMuch(long allocated, AttackInput input) => allocated > FixedBytes + ((long)_bytesPerByte * input.Bytes.Length);

    private string? FindInstability(IObjectCodec<T> codec, T value)
    {
        try
        {
            codec.Encode(value, _buffer);
            T again = codec.Decode(_buffer.ToArray());
            return _model.AreEqual(value, again) ? null : "another round trip changes what was read";
        }
        catch (Exception exception) when (_rejection.IsRefusedValue(exception))
        {
            return null;
        }
        catch (Exception exception)
        {
            return $"what was read does not survive another round trip: {_rejection.Thrown(exception).GetType().FullName}";
        }
    }

    private (T Value, byte[] Message)[] MakeSamples()
    {
        Scenario? small = _model.FindScenario("text-50");
        (T Value, byte[] Message)[] every =
        [
            .. _model.Scenarios.Where(scenario => scenario.Name != "published")
                .Concat(small is null ? [] : [small])
                .SelectMany(scenario => _model.Create(scenario, CellId.Seed, Math.Min(scenario.Instances, InstancesPerScenario)))
                .Select(value => (Value: value, Message: Encode(value)))
                .Where(sample => sample.Message.Length > 0)
                .OrderBy(sample => sample.Message.Length),
        ];

        // Long messages take much time. If all messages are long, only the first is attacked.
        (T, byte[])[] all = [.. every.Where((sample, index) => index == 0 || sample.Message.Length <= LongestMessage)];
        int step = Math.Max(1, all.Length / MostMessages);
        return [.. all.Where((_, index) => index % step == 0).Take(MostMessages)];
    }

    private byte[] Encode(T value)
    {
        try
        {
            _codec.Encode(value, _buffer);
            return _buffer.ToArray();
        }
        catch (UnsupportedValueException)
        {
            return [];
        }
    }
}

internal sealed class AttackTargetFactory(ISerializer serializer, ulong seed, int random) : IModelVisitor<IAttackTarget?>
{
    public IAttackTarget? Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is { } codec and (IObjectCodec<T> or IViewCodec<T>)
        ? new AttackTarget<T>(serializer, model, codec, seed, random)
        : null;
}

internal sealed class ReaderSearch(ISerializer serializer) : IModelVisitor<bool>
{
    public bool Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is IObjectCodec<T> or IViewCodec<T>;
}

internal interface IAttackTarget
{
    AttackInputs Inputs { get; }

    /// <param name="begin">called before each of several readings, because the time limit is that of one.</param>
    Finding Read(AttackInput input, Action begin);
}

// Libraries may refuse bad data with their own or other suitable exceptions. Our readers may only throw WireFormatException.
internal sealed class Rejection(ISerializer serializer)
{
    public bool IsOurs { get; } =
        Catalog.OwnAssemblies.Contains(serializer is IHasOrigin { Library: { } library } ? library : serializer.GetType().Assembly);

    public bool IsProper(Exception exception) => IsOurs
        ? exception is WireFormatException
        : exception is FormatException or IOException or SerializationException or JsonException
            || exception.GetType().Assembly != typeof(object).Assembly;

    // A guard around each library wraps exceptions in a WireFormatException.
    public Exception Thrown(Exception exception) =>
        !IsOurs && exception is WireFormatException { InnerException: { } thrown } ? thrown : exception;

    // An inner exception shows that a library failed on the value instead of refusing the value.
    public bool IsRefusedValue(Exception exception) =>
        exception is UnsupportedValueException && (IsOurs || exception.InnerException is null);
}
