// Google.FlatBuffers 25.2.10, by documented calls. A type needs: schema, flatc.
//   dotnet add package Google.FlatBuffers --version 25.2.10
// Called alike: MediaContent, Mesh, PlayerList, UpdateList.
using Google.FlatBuffers;

// LogList, LogListT and LogListVerify are the classes that flatc --gen-object-api makes from your schema.
// SerBench timed a kept builder and tables without these objects.
public static class UseLogList
{
    public static byte[] Write(LogListT value)
    {
        var builder = new FlatBufferBuilder(1024);
        builder.Finish(LogList.Pack(builder, value).Value);
        return builder.SizedByteArray();
    }

    public static LogListT Read(byte[] data) => new Verifier(new ByteBuffer(data)).VerifyBuffer(identifier: null, sizePrefixed: false, LogListVerify.Verify)
        ? LogList.GetRootAsLogList(new ByteBuffer(data)).UnPack()
        : throw new InvalidDataException("The message is damaged.");
}
