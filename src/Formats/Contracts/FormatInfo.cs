namespace SerBench.Formats.Contracts;

/// <summary>The facts of a format, for tables and ids.</summary>
/// <param name="Id">The public, stable id.</param>
/// <param name="Title">The name in tables.</param>
/// <param name="Traits">What the format offers and demands.</param>
/// <param name="Page">The file of its page in docs/formats.</param>
/// <param name="BytesPerByte">The memory that its reader may take per byte of input; see <see cref="IStatesMemory"/>.</param>
public sealed record FormatInfo(string Id, string Title, Traits Traits, string Page, int BytesPerByte = IStatesMemory.Usual)
{
    /// <summary>The order in which the format prefers the fields of an object.</summary>
    public FieldOrder Order { get; init; }

    /// <summary>The suffix of the ids of its modes, after the access: <c>+schema</c> for a format with fingerprints, empty for
    /// others.</summary>
    public string Variant { get; init; } = "";
}
