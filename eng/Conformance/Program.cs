using System.Buffers.Binary;
using SerBench.Conformance;
using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Formats.Protobuf;

if (args is ["report", var folder, var page])
{
    Report.Write(folder, page);
    return;
}

// Answers the official runner of Protocol Buffers. Requests and answers are each a length and a message.
ITestee testee = Testees.Find(args[0]);
using Stream input = Console.OpenStandardInput();
using Stream output = Console.OpenStandardOutput();
byte[] length = new byte[sizeof(int)];
while (input.ReadAtLeast(length, length.Length, throwOnEndOfStream: false) == length.Length)
{
    byte[] request = new byte[BinaryPrimitives.ReadInt32LittleEndian(length)];
    input.ReadExactly(request);
    byte[] response = Serializer<Proto3Format>.Serialize(Answer(Serializer<Proto3Format>.Deserialize<Request>(request)));
    BinaryPrimitives.WriteInt32LittleEndian(length, response.Length);
    output.Write(length);
    output.Write(response);
    output.Flush();
}

Response Answer(Request request)
{
    if (request is not { Payload: { } message, Output: WireFormat.Protobuf })
    {
        return new Response { Skipped = "only binary messages are read and written here" };
    }

    try
    {
        return testee.Transcode(request.Type, message) is { } written
            ? new Response { Payload = written }
            : new Response { Skipped = "no such type" };
    }
    catch (UnsupportedValueException exception)
    {
        return new Response { SerializeError = exception.Message };
    }
    catch (Exception exception) when (testee.IsRefusal(exception))
    {
        return new Response { ParseError = exception.Message };
    }
    catch (Exception exception)
    {
        return new Response { RuntimeError = exception.ToString() };
    }
}

namespace SerBench.Conformance
{
    internal sealed class Request
    {
        [FieldNumber(1)]
        public byte[]? Payload { get; set; }

        [FieldNumber(3)]
        public WireFormat Output { get; set; }

        [FieldNumber(4)]
        public string Type { get; set; } = "";
    }

    internal sealed class Response
    {
        [FieldNumber(1), Wire(OneOf = "result")]
        public string? ParseError { get; set; }

        [FieldNumber(2), Wire(OneOf = "result")]
        public string? RuntimeError { get; set; }

        [FieldNumber(3), Wire(OneOf = "result")]
        public byte[]? Payload { get; set; }

        [FieldNumber(5), Wire(OneOf = "result")]
        public string? Skipped { get; set; }

        [FieldNumber(6), Wire(OneOf = "result")]
        public string? SerializeError { get; set; }
    }

    internal enum WireFormat
    {
        Unspecified = 0,
        Protobuf = 1,
    }
}
