namespace SerBench.Formats.Access.Handwritten;

/// <summary>Reaches fields by hand-written code for each type.</summary>
public sealed class HandwrittenAccess : IAccess
{
    /// <inheritdoc/>
    public string Id => "handwritten";

    /// <inheritdoc/>
    public string Title => "hand-written";

    /// <inheritdoc/>
    public FieldOrder OrderFor(FieldOrder preferred) => FieldOrder.Declared;

    /// <inheritdoc/>
    public Type? FindBinarizer(Type type, out string? reason)
    {
        Type? witness = HandwrittenBinarizers.Find(type);
        reason = witness is null ? $"nobody has written a binarizer for {type.Name}" : null;
        return witness;
    }
}
