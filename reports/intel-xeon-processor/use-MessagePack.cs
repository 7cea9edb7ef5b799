// MessagePack 3.1.12, called as SerBench timed it. A type needs: attribute, generator.
//   dotnet add package MessagePack --version 3.1.12
// Called alike: Car, TreeNode, SimpleObject, DeepObject, ComplexList.
using MessagePack;
using System.Buffers;

public static class UsePerson
{
    // Without this, strangers can choose keys of maps that collide.
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    public static void Write(Person value, IBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value, Options);

    public static Person Read(ReadOnlyMemory<byte> data) => MessagePackSerializer.Deserialize<Person>(data, Options);
}
