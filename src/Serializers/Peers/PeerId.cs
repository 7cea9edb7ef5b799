namespace SerBench.Serializers.Peers;

/// <summary>The id of a library's row: <c>peer/package</c>, with <c>:variant</c> or <c>+convert</c> behind it.</summary>
/// <param name="Package">The name of the library's package, or of its class if the runtime has it.</param>
/// <param name="Ending">The variant or the mark of conversion; empty for the main row.</param>
public readonly record struct PeerId(string Package, string Ending = "")
{
    public const string Prefix = "peer/";

    private static readonly char[] Marks = [':', '+'];

    public PeerId Main => new(Package);

    /// <summary>The row that calls the library as its first example does.</summary>
    public PeerId Default => Variant("default");

    /// <summary>The row that times the conversion from and to the models' own classes.</summary>
    public PeerId Converting => new(Package, "+convert");

    public PeerId Variant(string name) => new(Package, $":{name}");

    /// <summary>Parses an id; null if the row is of no library.</summary>
    public static PeerId? Parse(string id)
    {
        if (!id.StartsWith(Prefix, StringComparison.Ordinal))
        {
            return null;
        }

        int mark = id.IndexOfAny(Marks);
        return mark < 0 ? new PeerId(id[Prefix.Length..]) : new PeerId(id[Prefix.Length..mark], id[mark..]);
    }

    public override string ToString() => Prefix + Package + Ending;

    public static implicit operator string(PeerId id) => id.ToString();
}
