namespace SerBench.Benchmarks.Base.Records;

/// <summary>The parts of a serializer's id: <c>format/access:variant+suffix</c>.</summary>
/// <param name="Format">The part before the slash: a format, <c>peer</c>, <c>floor</c> or <c>tree</c>. Without a slash, the id.</param>
/// <param name="Access">The part after the slash, without variant and suffix. Without a slash, empty.</param>
/// <param name="IsPlain">True if the id has neither variant nor suffix.</param>
public readonly record struct SerializerName(string Format, string Access, bool IsPlain)
{
    private static readonly char[] Marks = [':', '+'];

    public static SerializerName Parse(string id)
    {
        int slash = id.IndexOf('/');
        int mark = id.IndexOfAny(Marks);
        string plain = mark < 0 ? id : id[..mark];
        return slash < 0
            ? new SerializerName(plain, "", mark < 0)
            : new SerializerName(id[..slash], plain[(slash + 1)..], mark < 0);
    }
}
