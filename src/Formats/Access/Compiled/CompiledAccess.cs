namespace SerBench.Formats.Access.Compiled;

/// <summary>Reaches fields by IL emitted at run time.</summary>
public sealed class CompiledAccess : IAccess
{
    private static readonly ConcurrentDictionary<Type, Lazy<Type>> Known = new();

    /// <inheritdoc/>
    public string Id => "compiled";

    /// <inheritdoc/>
    public string Title => "compiled IL";

    /// <inheritdoc/>
    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return Known.GetOrAdd(type, static root => new Lazy<Type>(() => BinarizerAssembly.Emit(root))).Value;
    }
}
