// Google.FlatBuffers 25.2.10, by documented calls. A type needs: schema, flatc.
//   dotnet add package Google.FlatBuffers --version 25.2.10
using Google.FlatBuffers;

// Mesh, MeshT and MeshVerify are the classes that flatc --gen-object-api makes from your schema.
// SerBench timed a kept builder and tables without these objects.
public static class UseMesh
{
    public static byte[] Write(MeshT value)
    {
        var builder = new FlatBufferBuilder(1024);
        builder.Finish(Mesh.Pack(builder, value).Value);
        return builder.SizedByteArray();
    }

    public static MeshT Read(byte[] data) => new Verifier(new ByteBuffer(data)).VerifyBuffer(identifier: null, sizePrefixed: false, MeshVerify.Verify)
        ? Mesh.GetRootAsMesh(new ByteBuffer(data)).UnPack()
        : throw new InvalidDataException("The message is damaged.");
}
