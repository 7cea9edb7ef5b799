using ProtoBuf;
using SerBench.Formats.Contracts;

namespace SerBench.Conformance.Proto2;

// The messages of test_messages_proto2.proto, with protobuf-net's attributes, and ours where it has none. eng/conformance compiles them
// twice: the copy for protobuf-net has groups, and the base class that keeps unknown fields.

[ProtoContract]
public sealed class TestAllTypesProto2
{
    [ProtoMember(1)] public int? OptionalInt32 { get; set; }
    [ProtoMember(2)] public long? OptionalInt64 { get; set; }
    [ProtoMember(3)] public uint? OptionalUint32 { get; set; }
    [ProtoMember(4)] public ulong? OptionalUint64 { get; set; }
    [ProtoMember(5, DataFormat = DataFormat.ZigZag)] public int? OptionalSint32 { get; set; }
    [ProtoMember(6, DataFormat = DataFormat.ZigZag)] public long? OptionalSint64 { get; set; }
    [ProtoMember(7, DataFormat = DataFormat.FixedSize)] public uint? OptionalFixed32 { get; set; }
    [ProtoMember(8, DataFormat = DataFormat.FixedSize)] public ulong? OptionalFixed64 { get; set; }
    [ProtoMember(9, DataFormat = DataFormat.FixedSize)] public int? OptionalSfixed32 { get; set; }
    [ProtoMember(10, DataFormat = DataFormat.FixedSize)] public long? OptionalSfixed64 { get; set; }
    [ProtoMember(11)] public float? OptionalFloat { get; set; }
    [ProtoMember(12)] public double? OptionalDouble { get; set; }
    [ProtoMember(13)] public bool? OptionalBool { get; set; }
    [ProtoMember(14)] public string? OptionalString { get; set; }
    [ProtoMember(15)] public byte[]? OptionalBytes { get; set; }
    [ProtoMember(18)] public NestedMessage? OptionalNestedMessage { get; set; }
    [ProtoMember(19)] public ForeignMessageProto2? OptionalForeignMessage { get; set; }
    [ProtoMember(21)] public NestedEnum? OptionalNestedEnum { get; set; }
    [ProtoMember(22)] public ForeignEnumProto2? OptionalForeignEnum { get; set; }
    [ProtoMember(24)] public string? OptionalStringPiece { get; set; }
    [ProtoMember(25)] public string? OptionalCord { get; set; }
    [ProtoMember(27)] public TestAllTypesProto2? RecursiveMessage { get; set; }
    [ProtoMember(31), Wire(WireKind.Unpacked)] public List<int> RepeatedInt32 { get; set; } = [];
    [ProtoMember(32), Wire(WireKind.Unpacked)] public List<long> RepeatedInt64 { get; set; } = [];
    [ProtoMember(33), Wire(WireKind.Unpacked)] public List<uint> RepeatedUint32 { get; set; } = [];
    [ProtoMember(34), Wire(WireKind.Unpacked)] public List<ulong> RepeatedUint64 { get; set; } = [];
    [ProtoMember(35, DataFormat = DataFormat.ZigZag), Wire(WireKind.Unpacked)] public List<int> RepeatedSint32 { get; set; } = [];
    [ProtoMember(36, DataFormat = DataFormat.ZigZag), Wire(WireKind.Unpacked)] public List<long> RepeatedSint64 { get; set; } = [];
    [ProtoMember(37, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<uint> RepeatedFixed32 { get; set; } = [];
    [ProtoMember(38, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<ulong> RepeatedFixed64 { get; set; } = [];
    [ProtoMember(39, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<int> RepeatedSfixed32 { get; set; } = [];
    [ProtoMember(40, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<long> RepeatedSfixed64 { get; set; } = [];
    [ProtoMember(41), Wire(WireKind.Unpacked)] public List<float> RepeatedFloat { get; set; } = [];
    [ProtoMember(42), Wire(WireKind.Unpacked)] public List<double> RepeatedDouble { get; set; } = [];
    [ProtoMember(43), Wire(WireKind.Unpacked)] public List<bool> RepeatedBool { get; set; } = [];
    [ProtoMember(44)] public List<string> RepeatedString { get; set; } = [];
    [ProtoMember(45)] public List<byte[]> RepeatedBytes { get; set; } = [];
    [ProtoMember(48)] public List<NestedMessage> RepeatedNestedMessage { get; set; } = [];
    [ProtoMember(49)] public List<ForeignMessageProto2> RepeatedForeignMessage { get; set; } = [];
    [ProtoMember(51), Wire(WireKind.Unpacked)] public List<NestedEnum> RepeatedNestedEnum { get; set; } = [];
    [ProtoMember(52), Wire(WireKind.Unpacked)] public List<ForeignEnumProto2> RepeatedForeignEnum { get; set; } = [];
    [ProtoMember(54)] public List<string> RepeatedStringPiece { get; set; } = [];
    [ProtoMember(55)] public List<string> RepeatedCord { get; set; } = [];
    [ProtoMember(75, IsPacked = true)] public List<int> PackedInt32 { get; set; } = [];
    [ProtoMember(76, IsPacked = true)] public List<long> PackedInt64 { get; set; } = [];
    [ProtoMember(77, IsPacked = true)] public List<uint> PackedUint32 { get; set; } = [];
    [ProtoMember(78, IsPacked = true)] public List<ulong> PackedUint64 { get; set; } = [];
    [ProtoMember(79, DataFormat = DataFormat.ZigZag, IsPacked = true)] public List<int> PackedSint32 { get; set; } = [];
    [ProtoMember(80, DataFormat = DataFormat.ZigZag, IsPacked = true)] public List<long> PackedSint64 { get; set; } = [];
    [ProtoMember(81, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<uint> PackedFixed32 { get; set; } = [];
    [ProtoMember(82, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<ulong> PackedFixed64 { get; set; } = [];
    [ProtoMember(83, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<int> PackedSfixed32 { get; set; } = [];
    [ProtoMember(84, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<long> PackedSfixed64 { get; set; } = [];
    [ProtoMember(85, IsPacked = true)] public List<float> PackedFloat { get; set; } = [];
    [ProtoMember(86, IsPacked = true)] public List<double> PackedDouble { get; set; } = [];
    [ProtoMember(87, IsPacked = true)] public List<bool> PackedBool { get; set; } = [];
    [ProtoMember(88, IsPacked = true)] public List<NestedEnum> PackedNestedEnum { get; set; } = [];
    [ProtoMember(89), Wire(WireKind.Unpacked)] public List<int> UnpackedInt32 { get; set; } = [];
    [ProtoMember(90), Wire(WireKind.Unpacked)] public List<long> UnpackedInt64 { get; set; } = [];
    [ProtoMember(91), Wire(WireKind.Unpacked)] public List<uint> UnpackedUint32 { get; set; } = [];
    [ProtoMember(92), Wire(WireKind.Unpacked)] public List<ulong> UnpackedUint64 { get; set; } = [];
    [ProtoMember(93, DataFormat = DataFormat.ZigZag), Wire(WireKind.Unpacked)] public List<int> UnpackedSint32 { get; set; } = [];
    [ProtoMember(94, DataFormat = DataFormat.ZigZag), Wire(WireKind.Unpacked)] public List<long> UnpackedSint64 { get; set; } = [];
    [ProtoMember(95, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<uint> UnpackedFixed32 { get; set; } = [];
    [ProtoMember(96, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<ulong> UnpackedFixed64 { get; set; } = [];
    [ProtoMember(97, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<int> UnpackedSfixed32 { get; set; } = [];
    [ProtoMember(98, DataFormat = DataFormat.FixedSize), Wire(WireKind.Unpacked)] public List<long> UnpackedSfixed64 { get; set; } = [];
    [ProtoMember(99), Wire(WireKind.Unpacked)] public List<float> UnpackedFloat { get; set; } = [];
    [ProtoMember(100), Wire(WireKind.Unpacked)] public List<double> UnpackedDouble { get; set; } = [];
    [ProtoMember(101), Wire(WireKind.Unpacked)] public List<bool> UnpackedBool { get; set; } = [];
    [ProtoMember(102), Wire(WireKind.Unpacked)] public List<NestedEnum> UnpackedNestedEnum { get; set; } = [];
    [ProtoMember(56)] public Dictionary<int, int> MapInt32Int32 { get; set; } = [];
    [ProtoMember(57)] public Dictionary<long, long> MapInt64Int64 { get; set; } = [];
    [ProtoMember(58)] public Dictionary<uint, uint> MapUint32Uint32 { get; set; } = [];
    [ProtoMember(59)] public Dictionary<ulong, ulong> MapUint64Uint64 { get; set; } = [];
    [ProtoMember(60), ProtoMap(KeyFormat = DataFormat.ZigZag, ValueFormat = DataFormat.ZigZag)] public Dictionary<int, int> MapSint32Sint32 { get; set; } = [];
    [ProtoMember(61), ProtoMap(KeyFormat = DataFormat.ZigZag, ValueFormat = DataFormat.ZigZag)] public Dictionary<long, long> MapSint64Sint64 { get; set; } = [];
    [ProtoMember(62), ProtoMap(KeyFormat = DataFormat.FixedSize, ValueFormat = DataFormat.FixedSize)] public Dictionary<uint, uint> MapFixed32Fixed32 { get; set; } = [];
    [ProtoMember(63), ProtoMap(KeyFormat = DataFormat.FixedSize, ValueFormat = DataFormat.FixedSize)] public Dictionary<ulong, ulong> MapFixed64Fixed64 { get; set; } = [];
    [ProtoMember(64), ProtoMap(KeyFormat = DataFormat.FixedSize, ValueFormat = DataFormat.FixedSize)] public Dictionary<int, int> MapSfixed32Sfixed32 { get; set; } = [];
    [ProtoMember(65), ProtoMap(KeyFormat = DataFormat.FixedSize, ValueFormat = DataFormat.FixedSize)] public Dictionary<long, long> MapSfixed64Sfixed64 { get; set; } = [];
    [ProtoMember(104)] public Dictionary<int, bool> MapInt32Bool { get; set; } = [];
    [ProtoMember(66)] public Dictionary<int, float> MapInt32Float { get; set; } = [];
    [ProtoMember(67)] public Dictionary<int, double> MapInt32Double { get; set; } = [];
    [ProtoMember(103)] public Dictionary<int, NestedMessage> MapInt32NestedMessage { get; set; } = [];
    [ProtoMember(68)] public Dictionary<bool, bool> MapBoolBool { get; set; } = [];
    [ProtoMember(69)] public Dictionary<string, string> MapStringString { get; set; } = [];
    [ProtoMember(70)] public Dictionary<string, byte[]> MapStringBytes { get; set; } = [];
    [ProtoMember(71)] public Dictionary<string, NestedMessage> MapStringNestedMessage { get; set; } = [];
    [ProtoMember(72)] public Dictionary<string, ForeignMessageProto2> MapStringForeignMessage { get; set; } = [];
    [ProtoMember(73)] public Dictionary<string, NestedEnum> MapStringNestedEnum { get; set; } = [];
    [ProtoMember(74)] public Dictionary<string, ForeignEnumProto2> MapStringForeignEnum { get; set; } = [];
    [ProtoMember(111), Wire(OneOf = "oneof_field")] public uint? OneofUint32 { get; set; }
    [ProtoMember(112), Wire(OneOf = "oneof_field")] public NestedMessage? OneofNestedMessage { get; set; }
    [ProtoMember(113), Wire(OneOf = "oneof_field")] public string? OneofString { get; set; }
    [ProtoMember(114), Wire(OneOf = "oneof_field")] public byte[]? OneofBytes { get; set; }
    [ProtoMember(115), Wire(OneOf = "oneof_field")] public bool? OneofBool { get; set; }
    [ProtoMember(116), Wire(OneOf = "oneof_field")] public ulong? OneofUint64 { get; set; }
    [ProtoMember(117), Wire(OneOf = "oneof_field")] public float? OneofFloat { get; set; }
    [ProtoMember(118), Wire(OneOf = "oneof_field")] public double? OneofDouble { get; set; }
    [ProtoMember(119), Wire(OneOf = "oneof_field")] public NestedEnum? OneofEnum { get; set; }
#if PROTOBUF_NET
    [ProtoMember(201, DataFormat = DataFormat.Group)] public Data? Data { get; set; }
#endif
#if PROTOBUF_NET
    [ProtoMember(204, DataFormat = DataFormat.Group)] public MultiWordGroupField? MultiWordGroupField { get; set; }
#endif
    [ProtoMember(241)] public int? DefaultInt32 { get; set; }
    [ProtoMember(242)] public long? DefaultInt64 { get; set; }
    [ProtoMember(243)] public uint? DefaultUint32 { get; set; }
    [ProtoMember(244)] public ulong? DefaultUint64 { get; set; }
    [ProtoMember(245, DataFormat = DataFormat.ZigZag)] public int? DefaultSint32 { get; set; }
    [ProtoMember(246, DataFormat = DataFormat.ZigZag)] public long? DefaultSint64 { get; set; }
    [ProtoMember(247, DataFormat = DataFormat.FixedSize)] public uint? DefaultFixed32 { get; set; }
    [ProtoMember(248, DataFormat = DataFormat.FixedSize)] public ulong? DefaultFixed64 { get; set; }
    [ProtoMember(249, DataFormat = DataFormat.FixedSize)] public int? DefaultSfixed32 { get; set; }
    [ProtoMember(250, DataFormat = DataFormat.FixedSize)] public long? DefaultSfixed64 { get; set; }
    [ProtoMember(251)] public float? DefaultFloat { get; set; }
    [ProtoMember(252)] public double? DefaultDouble { get; set; }
    [ProtoMember(253)] public bool? DefaultBool { get; set; }
    [ProtoMember(254)] public string? DefaultString { get; set; }
    [ProtoMember(255)] public byte[]? DefaultBytes { get; set; }
    [ProtoMember(401)] public int? Fieldname1 { get; set; }
    [ProtoMember(402)] public int? FieldName2 { get; set; }
    [ProtoMember(403)] public int? FieldName3 { get; set; }
    [ProtoMember(404)] public int? FieldName4 { get; set; }
    [ProtoMember(405)] public int? Field0name5 { get; set; }
    [ProtoMember(406)] public int? Field0Name6 { get; set; }
    [ProtoMember(407)] public int? FieldName7 { get; set; }
    [ProtoMember(408)] public int? FieldName8 { get; set; }
    [ProtoMember(409)] public int? FieldName9 { get; set; }
    [ProtoMember(410)] public int? FieldName10 { get; set; }
    [ProtoMember(411)] public int? FIELDNAME11 { get; set; }
    [ProtoMember(412)] public int? FIELDName12 { get; set; }
    [ProtoMember(413)] public int? FieldName13 { get; set; }
    [ProtoMember(414)] public int? FieldName14 { get; set; }
    [ProtoMember(415)] public int? FieldName15 { get; set; }
    [ProtoMember(416)] public int? FieldName16 { get; set; }
    [ProtoMember(417)] public int? FieldName17 { get; set; }
    [ProtoMember(418)] public int? FieldName18 { get; set; }
    [ProtoMember(500)] public MessageSetCorrect? MessageSetCorrect { get; set; }
    [ProtoMember(120)] public int? ExtensionInt32 { get; set; }
#if PROTOBUF_NET
    [ProtoMember(121, DataFormat = DataFormat.Group)] public GroupField? GroupField { get; set; }
#endif
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class NestedMessage
{
    [ProtoMember(1)] public int? A { get; set; }
    [ProtoMember(2)] public TestAllTypesProto2? Corecursive { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class ForeignMessageProto2
{
    [ProtoMember(1)] public int? C { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class Data
{
    [ProtoMember(202)] public int? GroupInt32 { get; set; }
    [ProtoMember(203)] public uint? GroupUint32 { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class MultiWordGroupField
{
    [ProtoMember(205)] public int? GroupInt32 { get; set; }
    [ProtoMember(206)] public uint? GroupUint32 { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class MessageSetCorrect
{
    [ProtoMember(1547769)] public MessageSetCorrectExtension1? MessageSetExtension { get; set; }
    [ProtoMember(4135312)] public MessageSetCorrectExtension2? MessageSetExtension_ { get; set; }
    [ProtoMember(123456789)] public ExtensionWithOneof? ExtensionWithOneof { get; set; }
    [ProtoMember(1547769)] public MessageSetCorrectExtension1? MessageSetExtension__ { get; set; }
    [ProtoMember(4135312)] public MessageSetCorrectExtension2? MessageSetExtension___ { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class MessageSetCorrectExtension1
{
    [ProtoMember(25)] public string? Str { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class MessageSetCorrectExtension2
{
    [ProtoMember(9)] public int? I { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class ExtensionWithOneof
{
    [ProtoMember(1), Wire(OneOf = "oneof_field")] public int? A { get; set; }
    [ProtoMember(2), Wire(OneOf = "oneof_field")] public int? B { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class GroupField
{
    [ProtoMember(122)] public int? GroupInt32 { get; set; }
    [ProtoMember(123)] public uint? GroupUint32 { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

public enum NestedEnum
{
    Foo = 0,
    Bar = 1,
    Baz = 2,
    Neg = -1,
}

public enum ForeignEnumProto2
{
    ForeignFoo = 0,
    ForeignBar = 1,
    ForeignBaz = 2,
}
