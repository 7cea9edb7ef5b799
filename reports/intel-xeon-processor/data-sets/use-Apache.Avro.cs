// Apache.Avro 1.12.2, by documented calls. A type needs: schema, generated class.
//   dotnet add package Apache.Avro --version 1.12.2
// Called alike: MediaContent, Mesh, PlayerList, UpdateList.
using Avro.IO;
using Avro.Specific;

// LogList is the class that avrogen makes from your schema. These stand for types of .NET: a union with "null" for what may be null, int for small numbers, enums
// and the day of a DateOnly, long for other numbers, ticks and the binary form of a DateTime, a string of logicalType uuid for a Guid, bytes for a decimal.
// A reader needs the schema of the writer: the second argument is yours, the first that of the message.
// SerBench timed the same calls with an encoder that is kept.
public sealed class UseLogList
{
    private readonly SpecificDatumWriter<LogList> _writer = new(LogList._SCHEMA);
    private readonly SpecificDatumReader<LogList> _reader = new(LogList._SCHEMA, LogList._SCHEMA);

    public void Write(LogList value, Stream output) => _writer.Write(value, new BinaryEncoder(output));

    public LogList Read(Stream data) => _reader.Read(null!, new BinaryDecoder(data));
}
