// protobuf-net 3.4.40, by documented calls. A type needs: attributes or a model.
// Values: DateTimeOffset by a surrogate of UTC ticks and offset minutes; Guid, decimal, DateTime and TimeSpan as messages of its bcl.proto, DateOnly and TimeOnly as numbers; in your own types, lists that may be null by NullWrappedCollection, and items that may be null by NullWrappedValue.
//   dotnet add package protobuf-net --version 3.4.40
using ProtoBuf;
using ProtoBuf.Meta;
using System;
using System.IO;

public static class UseLogList
{
    private static readonly TypeModel Model = Compile();

    public static void Write(LogList value, Stream output) => Model.Serialize(output, value);

    public static LogList Read(ReadOnlyMemory<byte> data) => Model.Deserialize<LogList>(data);

    // SerBench timed flat types into an IBufferWriter, by a model without attributes.
    // The model is compiled once. The members of LogList need [ProtoMember(number)], unless the model names them. A list that may be null
    // needs [NullWrappedCollection] as well, and one with items that may be null [NullWrappedValue].
    private static TypeModel Compile()
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create();
        model.IncludeDateTimeKind = true;
        model.SetSurrogate<DateTimeOffset, OffsetMessage>();
        model.Add(typeof(LogList), applyDefaultBehaviour: true);
        return model.Compile();
    }

    // Stands for DateTimeOffset, for which the library has no message.
    [ProtoContract]
    public struct OffsetMessage
    {
        [ProtoMember(1)]
        public long UtcTicks { get; set; }

        [ProtoMember(2, DataFormat = DataFormat.ZigZag)]
        public int OffsetMinutes { get; set; }

        public static implicit operator OffsetMessage(DateTimeOffset value) => new() { UtcTicks = value.UtcTicks, OffsetMinutes = value.TotalOffsetMinutes };

        public static implicit operator DateTimeOffset(OffsetMessage message) =>
            new DateTimeOffset(message.UtcTicks, TimeSpan.Zero).ToOffset(TimeSpan.FromMinutes(message.OffsetMinutes));
    }
}
