namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>The first byte of a record (docs/formats/nrbf.md, Records). Kinds that BinaryFormatter never writes are missing, and refused.</summary>
internal enum RecordKind : byte
{
    SerializedStreamHeader = 0,
    ClassWithId = 1,
    SystemClassWithMembersAndTypes = 4,
    ClassWithMembersAndTypes = 5,
    BinaryObjectString = 6,
    BinaryArray = 7,
    MemberPrimitiveTyped = 8,
    MemberReference = 9,
    ObjectNull = 10,
    MessageEnd = 11,
    BinaryLibrary = 12,
    ObjectNullMultiple256 = 13,
    ObjectNullMultiple = 14,
    ArraySinglePrimitive = 15,
    ArraySingleObject = 16,
    ArraySingleString = 17,
}
