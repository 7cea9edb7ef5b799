using Google.FlatBuffers;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

public static class GoogleVerification
{
    // The verifier reads the position of a field as 16 bits. A field at a later position counts as absent, and the message is accepted.
    public const int LongestMessage = short.MaxValue;

    // The depth limit also counts tables of entries and collections.
    public static Options ChecksOf(Type root)
    {
        int most = 0;
        ShapeCheck.Find(root, value =>
        {
            most = Math.Max(most, CountTables(value));
            return null;
        });
        return new Options(Limits.MaxDepth * (1 + most), Options.DEFAULT_MAX_TABLES, stringEndCheck: true, alignmentCheck: true);
    }

    public static Table Root(ArraySegment<byte> data, VerifyTableAction verify, Options checks)
    {
        if (data.Count > LongestMessage)
        {
            throw new WireFormatException(
                0, $"at most {LongestMessage} bytes, which is as far as the verifier of Google.FlatBuffers looks");
        }

        // The verifier accepts only whole arrays.
        byte[] message = data.Offset == 0 && data.Count == data.Array!.Length ? data.Array : data.ToArray();
        var buffer = new ByteBuffer(message);
        return new Verifier(buffer, checks).VerifyBuffer(identifier: null, sizePrefixed: false, verify)
            ? FlatMessage.Root(buffer)
            : throw new WireFormatException(0, "a message that the verifier of Google.FlatBuffers accepts");
    }

    // Counts the tables between an object and an object in one of its collections.
    private static int CountTables(ValueShape value) => value switch
    {
        { Kind: Kind.Map } => 1 + CountTables(value.Value!),
        { SequenceKind: SequenceKind.Rectangular } => 1 + CountTables(value.Item!),
        { Kind: Kind.Sequence, Item: { Kind: Kind.Sequence, SequenceKind: not SequenceKind.Rectangular } or { Kind: Kind.Map } } =>
            1 + CountTables(value.Item),
        { Kind: Kind.Sequence } => CountTables(value.Item!),
        _ => 0,
    };
}

public static class TableChecks
{
    public static bool Number(this Verifier verifier, uint table, int field, int length) => verifier.Struct(table, field, length, length);

    public static bool Struct(this Verifier verifier, uint table, int field, int length, int alignment) =>
        verifier.VerifyField(table, Entry(field), (ulong)length, (ulong)alignment, required: false);

    public static bool Text(this Verifier verifier, uint table, int field) => verifier.VerifyString(table, Entry(field), required: false);

    public static bool Texts(this Verifier verifier, uint table, int field) =>
        verifier.VerifyVectorOfStrings(table, Entry(field), required: false);

    public static bool Items(this Verifier verifier, uint table, int field, int length) =>
        verifier.VerifyVectorOfData(table, Entry(field), (ulong)length, required: false);

    public static bool Inner(this Verifier verifier, uint table, int field, VerifyTableAction verify) =>
        verifier.VerifyTable(table, Entry(field), verify, required: false);

    public static bool Inners(this Verifier verifier, uint table, int field, VerifyTableAction verify) =>
        verifier.VerifyVectorOfTables(table, Entry(field), verify, required: false);

    private static short Entry(int field) => (short)(TableFields.FirstEntry + (TableFields.EntryLength * field));
}
