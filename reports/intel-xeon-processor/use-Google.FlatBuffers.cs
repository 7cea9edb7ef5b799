// Google.FlatBuffers 25.2.10, by documented calls. A type needs: schema, flatc.
//   dotnet add package Google.FlatBuffers --version 25.2.10
using Google.FlatBuffers;

// Person, PersonT and PersonVerify are the classes that flatc --gen-object-api makes from your schema.
// SerBench timed a kept builder and tables without these objects.
public static class UsePerson
{
    public static byte[] Write(PersonT value)
    {
        var builder = new FlatBufferBuilder(1024);
        builder.Finish(Person.Pack(builder, value).Value);
        return builder.SizedByteArray();
    }

    public static PersonT Read(byte[] data) => new Verifier(new ByteBuffer(data)).VerifyBuffer(identifier: null, sizePrefixed: false, PersonVerify.Verify)
        ? Person.GetRootAsPerson(new ByteBuffer(data)).UnPack()
        : throw new InvalidDataException("The message is damaged.");
}
