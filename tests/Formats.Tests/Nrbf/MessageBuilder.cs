namespace SerBench.Formats.Tests.Nrbf;

// Builds messages with a Target as root, record by record. Members without a value are null.
internal sealed class MessageBuilder
{
    public const int RootId = 1;
    public const int MemberCount = 7;

    private readonly MemoryStream _bytes = new();
    private readonly BinaryWriter _writer;

    public MessageBuilder()
    {
        _writer = new BinaryWriter(_bytes, Encoding.UTF8);
        _writer.Write(Start);
    }

    // The bytes before the members of the root: the message of a target of nulls without its nulls and end.
    public static byte[] Start { get; } = new NrbfCodec<Target>().Encode(new Target())[..^(MemberCount + 1)];

    public MessageBuilder Null() => Byte(10);

    public MessageBuilder Nulls(int count)
    {
        for (int i = 0; i < count; i++)
        {
            Null();
        }

        return this;
    }

    public MessageBuilder NullRun256(byte count) => Byte(13).Byte(count);

    public MessageBuilder NullRun(int count) => Byte(14).Int(count);

    public MessageBuilder Reference(int id) => Byte(9).Int(id);

    public MessageBuilder String(int id, string text)
    {
        Byte(6).Int(id);
        _writer.Write(text);
        return this;
    }

    // A record of a class that another record describes; its members follow.
    public MessageBuilder ClassWithId(int id, int described) => Byte(1).Int(id).Int(described);

    public MessageBuilder Numbers(int id, int count) => Byte(15).Int(id).Int(count).Byte(8);

    public MessageBuilder Strings(int id, int count) => Byte(17).Int(id).Int(count);

    public MessageBuilder Library(int id, string name)
    {
        Byte(12).Int(id);
        _writer.Write(name);
        return this;
    }

    public MessageBuilder Byte(byte value)
    {
        _writer.Write(value);
        return this;
    }

    public MessageBuilder Int(int value)
    {
        _writer.Write(value);
        return this;
    }

    public MessageBuilder Text(string value)
    {
        _writer.Write(value);
        return this;
    }

    public byte[] End()
    {
        Byte(11);
        return _bytes.ToArray();
    }

    public byte[] WithoutEnd() => _bytes.ToArray();
}
