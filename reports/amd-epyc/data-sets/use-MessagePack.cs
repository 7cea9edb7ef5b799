// MessagePack 3.1.8, called as SerBench timed it. A type needs: attribute, generator.
//   dotnet add package MessagePack --version 3.1.8
using MessagePack;
using System.Buffers;

public static class UseLogList
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(LogList value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static LogList Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<LogList>(data, Options);
}

public static class UseMediaContent
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(MediaContent value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static MediaContent Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<MediaContent>(data, Options);
}

public static class UsePlayerList
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(PlayerList value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static PlayerList Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<PlayerList>(data, Options);
}

public static class UseUpdateList
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(UpdateList value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static UpdateList Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<UpdateList>(data, Options);
}
