// Google.Protobuf 3.36.2, called as SerBench timed it. A type needs: schema, protoc.
// Values: Guid, decimal, DateTime and TimeSpan as messages of protobuf-net's bcl.proto, DateTimeOffset as one of UTC ticks and offset minutes, DateOnly and TimeOnly as numbers; in your own types, texts that may be null are optional; a null list comes back empty.
//   dotnet add package Google.Protobuf --version 3.36.2
using Google.Protobuf;
using System.Buffers;

// MediaContent is the class that protoc makes from your schema. Texts that may be null are optional there. These stand for types of .NET:
// message Guid { fixed64 lo = 1; fixed64 hi = 2; }
// message Decimal { uint64 lo = 1; uint32 hi = 2; uint32 sign_scale = 3; }
// message TimeSpan { sint64 value = 1; int32 scale = 2; }
// message DateTime { sint64 value = 1; int32 scale = 2; int32 kind = 3; }
// message DateTimeOffset { int64 utc_ticks = 1; sint32 offset_minutes = 2; }
// DateOnly is an int32, its day number; TimeOnly an int64, its ticks.
public static class UseMediaContent
{
    public static void Write(MediaContent value, IBufferWriter<byte> output) => value.WriteTo(output);

    public static MediaContent Read(ReadOnlySpan<byte> data) => MediaContent.Parser.ParseFrom(data);
}
