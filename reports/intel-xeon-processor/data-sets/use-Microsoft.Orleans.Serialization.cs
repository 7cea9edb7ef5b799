// Orleans 10.4.2, by documented calls. A type needs: attribute, generator.
//   dotnet add package Microsoft.Orleans.Serialization --version 10.4.2
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using System.Buffers;

public static class UseMediaContent
{
    // SerBench timed the same calls with a kept session and a writer that is a struct.
    // The library does not bring along this package: Microsoft.Extensions.DependencyInjection.
    private static readonly Serializer<MediaContent> Serializer = new ServiceCollection().AddSerializer().BuildServiceProvider().GetRequiredService<Serializer<MediaContent>>();

    public static void Write(MediaContent value, IBufferWriter<byte> output) => Serializer.Serialize(value, output);

    public static MediaContent Read(ReadOnlySpan<byte> data) => Serializer.Deserialize(data)!;
}
