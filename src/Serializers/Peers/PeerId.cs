namespace SerBench.Serializers.Peers;

// An id is peer/package, optionally with :variant or +convert.
/// <param name="Package">the library's package, or a class if .NET has the library.</param>
/// <param name="Ending">empty for the library's main serializer.</param>
public readonly record struct PeerId(string Package, string Ending = "")
{
    public const string Prefix = "peer/";

    public PeerId Main => new(Package);

    // With this id, the library is called as in its first example.
    public PeerId Default => Variant("default");

    // With this id, the conversion from and to the models' classes is timed.
    public PeerId Converting => new(Package, "+convert");

    public PeerId Variant(string name) => new(Package, $":{name}");

    public static PeerId? Parse(string id)
    {
        if (!id.StartsWith(Prefix, StringComparison.Ordinal))
        {
            return null;
        }

        int mark = id.AsSpan().IndexOfAny(':', '+');
        return mark < 0 ? new PeerId(id[Prefix.Length..]) : new PeerId(id[Prefix.Length..mark], id[mark..]);
    }

    public override string ToString() => Prefix + Package + Ending;

    public static implicit operator string(PeerId id) => id.ToString();
}
