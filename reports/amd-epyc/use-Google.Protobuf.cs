// Google.Protobuf 3.36.2, called as SerBench timed it. A type needs: schema, protoc.
//   dotnet add package Google.Protobuf --version 3.36.2
using Google.Protobuf;
using System.Buffers;

// ComplexObject is the class that protoc makes from your schema.
public static class UseComplexObject
{
    public static void Write(ComplexObject value, IBufferWriter<byte> output) => value.WriteTo(output);

    public static ComplexObject Read(ReadOnlySpan<byte> data) => ComplexObject.Parser.ParseFrom(data);
}
