using Google.FlatBuffers;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

/// <summary>The library's verifier asked about fields by number, as generated code asks it; no field is required.</summary>
internal static class TableChecks
{
    private const int FirstEntry = 4;
    private const int EntryLength = 2;

    public static bool Number(this Verifier verifier, uint table, int field, int length) => verifier.Struct(table, field, length, length);

    public static bool Struct(this Verifier verifier, uint table, int field, int length, int alignment) =>
        verifier.VerifyField(table, Entry(field), (ulong)length, (ulong)alignment, required: false);

    public static bool Text(this Verifier verifier, uint table, int field) => verifier.VerifyString(table, Entry(field), required: false);

    public static bool Texts(this Verifier verifier, uint table, int field) => verifier.VerifyVectorOfStrings(table, Entry(field), required: false);

    public static bool Items(this Verifier verifier, uint table, int field, int length) =>
        verifier.VerifyVectorOfData(table, Entry(field), (ulong)length, required: false);

    public static bool Inner(this Verifier verifier, uint table, int field, VerifyTableAction verify) =>
        verifier.VerifyTable(table, Entry(field), verify, required: false);

    public static bool Inners(this Verifier verifier, uint table, int field, VerifyTableAction verify) =>
        verifier.VerifyVectorOfTables(table, Entry(field), verify, required: false);

    private static short Entry(int field) => (short)(FirstEntry + (EntryLength * field));
}
