// Google.FlatBuffers 25.2.10, called as SerBench timed it. A type needs: schema, flatc.
//   dotnet add package Google.FlatBuffers --version 25.2.10
using Google.FlatBuffers;

// Person, PersonT and PersonVerify are the classes that flatc --gen-object-api makes from your schema.
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
