namespace SerBench.Formats.Tests.Ignite;

// Objects with field ids in the footer, made by hand, with fields in any order, known to the reader or not.
internal static class FullFooter
{
    // An object with these fields and the right hash.
    public static byte[] Object<T>(params (string Name, byte[] Value)[] fields)
    {
        byte[] content = [.. fields.SelectMany(field => field.Value)];
        int[] ids = [.. fields.Select(field => IgniteNames.Hash(field.Name))];
        int offset = IgniteHeader.Length;
        byte[] footer = [];
        foreach ((int id, byte[] value) in ids.Zip(fields.Select(field => field.Value)))
        {
            footer = [.. footer, .. Int(id), .. Int(offset)];
            offset += value.Length;
        }

        return [.. Header<T>(ids, Hash31.Compute(content), offset, offset + footer.Length), .. content, .. footer];
    }

    // The header of an object whose footer has these ids.
    public static byte[] Header<T>(int[] ids, int hash, int fieldsEnd, int length) =>
    [
        IgniteCode.Object, IgniteHeader.Version, IgniteHeader.UserType | IgniteHeader.HasSchema, 0,
        .. Int(IgniteNames.TypeId(typeof(T))), .. Int(hash), .. Int(length), .. Int(IgniteNames.SchemaId(ids)), .. Int(fieldsEnd),
    ];

    public static byte[] ArrayOf(byte[] bytes) => [IgniteCode.ByteArray, .. Int(bytes.Length), .. bytes];

    public static byte[] Int(int value)
    {
        byte[] bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, value);
        return bytes;
    }
}
