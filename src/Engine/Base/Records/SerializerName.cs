namespace SerBench.Engine.Base.Records;

// The parts of a serializer's id: format/access:variant+suffix.
/// <param name="Format">a format, peer, floor or tree; the plain id if it has no slash.</param>
public readonly record struct SerializerName(string Format, string Access, bool IsPlain)
{
    public static SerializerName Parse(string id)
    {
        int slash = id.IndexOf('/');
        int mark = id.AsSpan().IndexOfAny(':', '+');
        string plain = mark < 0 ? id : id[..mark];
        return slash < 0
            ? new SerializerName(plain, "", mark < 0)
            : new SerializerName(id[..slash], plain[(slash + 1)..], mark < 0);
    }
}
