// Orleans 10.4.2, by documented calls. A type needs: attribute, generator.
//   dotnet add package Microsoft.Orleans.Serialization --version 10.4.2
// Called alike: TreeNode, ComplexObject, SimpleObject, DeepObject, ComplexList.
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using System.Buffers;

public static class UsePerson
{
    // SerBench timed the same calls with a kept session and a writer that is a struct.
    // The library does not bring along this package: Microsoft.Extensions.DependencyInjection.
    private static readonly Serializer<Person> Serializer = new ServiceCollection().AddSerializer().BuildServiceProvider().GetRequiredService<Serializer<Person>>();

    public static void Write(Person value, IBufferWriter<byte> output) => Serializer.Serialize(value, output);

    public static Person Read(ReadOnlySpan<byte> data) => Serializer.Deserialize(data)!;
}
