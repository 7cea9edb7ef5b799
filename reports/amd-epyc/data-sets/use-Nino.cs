// Nino 4.0.0-beta.47, called as SerBench timed it. A type needs: attribute, generator.
//   dotnet add package Nino --version 4.0.0-beta.47
using Nino.Core;

public static class UseMesh
{
    // SerBench timed Serialize(value, INinoBufferWriter), which needs a writer of your own.
    public static byte[] Write(Mesh value) => NinoSerializer.Serialize(value);

    public static Mesh Read(ReadOnlySpan<byte> data) => NinoDeserializer.Deserialize<Mesh>(data);
}
