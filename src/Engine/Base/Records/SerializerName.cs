namespace SerBench.Engine.Base.Records;

// A serializer's id has the form format/access:variant+suffix.
/// <param name="Format">the plain id if it has no slash.</param>
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
