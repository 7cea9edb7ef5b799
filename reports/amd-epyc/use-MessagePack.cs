// MessagePack 3.1.8, called as SerBench timed it. A type needs: attribute, generator.
//   dotnet add package MessagePack --version 3.1.8
using MessagePack;
using System.Buffers;

public static class UseCar
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(Car value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static Car Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<Car>(data, Options);
}

public static class UseTreeNode
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(TreeNode value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static TreeNode Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<TreeNode>(data, Options);
}

public static class UseComplexObject
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(ComplexObject value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static ComplexObject Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<ComplexObject>(data, Options);
}

public static class UseComplexList
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(ComplexList value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static ComplexList Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<ComplexList>(data, Options);
}
