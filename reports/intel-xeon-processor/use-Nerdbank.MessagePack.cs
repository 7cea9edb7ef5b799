// Nerdbank.MessagePack 1.4.104, called as SerBench timed it. A type needs: attribute, generator.
//   dotnet add package Nerdbank.MessagePack --version 1.4.104
// Called alike: ComplexObject.
using Nerdbank.MessagePack;
using System.Buffers;

public static class UsePerson
{
    // Objects are always arrays, and dates keep their kind. The security for data from strangers is the default.
    private static readonly MessagePackSerializer Serializer = new MessagePackSerializer { SerializeDefaultValues = SerializeDefaultValuesPolicy.Always }.WithHiFiDateTime();

    public static void Write(Person value, IBufferWriter<byte> output) => Serializer.Serialize(output, value);

    public static Person Read(ReadOnlyMemory<byte> data) => Serializer.Deserialize<Person>(data)!;
}
