using SerBench.Formats.Tests.Explain;

namespace SerBench.Formats.Tests.MessagePack;

internal sealed class PublishedCase<T>(T value) : IPublishedCase
{
    // The encodings that must be read as the value.
    public byte[][] Read { get; init; } = [];

    // The encodings that stand for no value of the type.
    public byte[][] Refused { get; init; } = [];

    // The encodings of which the writer chooses one; none if the type cannot hold the published value.
    public byte[][] Written { get; init; } = [];

    public int Check(string format, byte[] before)
    {
        IObjectCodec<Box<T>> codec = Witnesses.CodecOf<Box<T>>(format);
        var explained = new ExplainedCase<Box<T>>(Catalog.BuiltIn.Find($"{format}/compiled")!);
        var box = new Box<T> { Value = value };
        foreach (byte[] encoding in Read)
        {
            byte[] message = [.. before, .. encoding];
            string? difference = DeepEqual.Compare(box, codec.Decode(message), typeof(Box<T>)) ?? explained.FindFault(box, message);
            Assert.True(difference is null, $"{Convert.ToHexString(encoding)}: {difference}");
        }

        foreach (byte[] encoding in Refused)
        {
            byte[] message = [.. before, .. encoding];
            Assert.Throws<WireFormatException>(() => codec.Decode(message));
            Assert.Throws<WireFormatException>(() => Witnesses.Explain<Box<T>>(format, message));
        }

        if (Written.Length > 0)
        {
            Assert.Contains(Convert.ToHexString(codec.EncodeToArray(box)[before.Length..]), Written.Select(Convert.ToHexString));
        }

        return Read.Length + Refused.Length;
    }
}
