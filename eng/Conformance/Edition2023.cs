using ProtoBuf;
using SerBench.Formats.Contracts;

namespace SerBench.Conformance.Edition2023;

// The messages of test_messages_edition2023.proto, with protobuf-net's attributes, and ours where it has none. eng/conformance compiles
// them twice: the copy for protobuf-net has groups, and the base class that keeps unknown fields.

[ProtoContract]
public sealed class TestAllTypesEdition2023
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
    [ProtoMember(19)] public ForeignMessageEdition2023? OptionalForeignMessage { get; set; }
    [ProtoMember(21)] public NestedEnum? OptionalNestedEnum { get; set; }
    [ProtoMember(22)] public ForeignEnumEdition2023? OptionalForeignEnum { get; set; }
    [ProtoMember(24)] public string? OptionalStringPiece { get; set; }
    [ProtoMember(25)] public string? OptionalCord { get; set; }
    [ProtoMember(27)] public TestAllTypesEdition2023? RecursiveMessage { get; set; }
    [ProtoMember(31, IsPacked = true)] public List<int> RepeatedInt32 { get; set; } = [];
    [ProtoMember(32, IsPacked = true)] public List<long> RepeatedInt64 { get; set; } = [];
    [ProtoMember(33, IsPacked = true)] public List<uint> RepeatedUint32 { get; set; } = [];
    [ProtoMember(34, IsPacked = true)] public List<ulong> RepeatedUint64 { get; set; } = [];
    [ProtoMember(35, DataFormat = DataFormat.ZigZag, IsPacked = true)] public List<int> RepeatedSint32 { get; set; } = [];
    [ProtoMember(36, DataFormat = DataFormat.ZigZag, IsPacked = true)] public List<long> RepeatedSint64 { get; set; } = [];
    [ProtoMember(37, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<uint> RepeatedFixed32 { get; set; } = [];
    [ProtoMember(38, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<ulong> RepeatedFixed64 { get; set; } = [];
    [ProtoMember(39, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<int> RepeatedSfixed32 { get; set; } = [];
    [ProtoMember(40, DataFormat = DataFormat.FixedSize, IsPacked = true)] public List<long> RepeatedSfixed64 { get; set; } = [];
    [ProtoMember(41, IsPacked = true)] public List<float> RepeatedFloat { get; set; } = [];
    [ProtoMember(42, IsPacked = true)] public List<double> RepeatedDouble { get; set; } = [];
    [ProtoMember(43, IsPacked = true)] public List<bool> RepeatedBool { get; set; } = [];
    [ProtoMember(44)] public List<string> RepeatedString { get; set; } = [];
    [ProtoMember(45)] public List<byte[]> RepeatedBytes { get; set; } = [];
    [ProtoMember(48)] public List<NestedMessage> RepeatedNestedMessage { get; set; } = [];
    [ProtoMember(49)] public List<ForeignMessageEdition2023> RepeatedForeignMessage { get; set; } = [];
    [ProtoMember(51, IsPacked = true)] public List<NestedEnum> RepeatedNestedEnum { get; set; } = [];
    [ProtoMember(52, IsPacked = true)] public List<ForeignEnumEdition2023> RepeatedForeignEnum { get; set; } = [];
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
    [ProtoMember(66)] public Dictionary<int, float> MapInt32Float { get; set; } = [];
    [ProtoMember(67)] public Dictionary<int, double> MapInt32Double { get; set; } = [];
    [ProtoMember(68)] public Dictionary<bool, bool> MapBoolBool { get; set; } = [];
    [ProtoMember(69)] public Dictionary<string, string> MapStringString { get; set; } = [];
    [ProtoMember(70)] public Dictionary<string, byte[]> MapStringBytes { get; set; } = [];
    [ProtoMember(71)] public Dictionary<string, NestedMessage> MapStringNestedMessage { get; set; } = [];
    [ProtoMember(72)] public Dictionary<string, ForeignMessageEdition2023> MapStringForeignMessage { get; set; } = [];
    [ProtoMember(73)] public Dictionary<string, NestedEnum> MapStringNestedEnum { get; set; } = [];
    [ProtoMember(74)] public Dictionary<string, ForeignEnumEdition2023> MapStringForeignEnum { get; set; } = [];
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
    [ProtoMember(201, DataFormat = DataFormat.Group)] public GroupLikeType? Groupliketype { get; set; }
#endif
#if PROTOBUF_NET
    [ProtoMember(202, DataFormat = DataFormat.Group)] public GroupLikeType? DelimitedField { get; set; }
#endif
    [ProtoMember(120)] public int? ExtensionInt32 { get; set; }
#if PROTOBUF_NET
    [ProtoMember(121, DataFormat = DataFormat.Group)] public GroupLikeType? Groupliketype_ { get; set; }
#endif
#if PROTOBUF_NET
    [ProtoMember(122, DataFormat = DataFormat.Group)] public GroupLikeType? DelimitedExt { get; set; }
#endif
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class NestedMessage
{
    [ProtoMember(1)] public int? A { get; set; }
    [ProtoMember(2)] public TestAllTypesEdition2023? Corecursive { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class ForeignMessageEdition2023
{
    [ProtoMember(1)] public int? C { get; set; }
#if !PROTOBUF_NET
    [ProtoMember(536870911), Wire(WireKind.Unknown)] public byte[]? Unknown { get; set; }
#endif
}

[ProtoContract]
public sealed class GroupLikeType
{
    [ProtoMember(202)] public int? GroupInt32 { get; set; }
    [ProtoMember(203)] public uint? GroupUint32 { get; set; }
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

public enum ForeignEnumEdition2023
{
    ForeignFoo = 0,
    ForeignBar = 1,
    ForeignBaz = 2,
}
