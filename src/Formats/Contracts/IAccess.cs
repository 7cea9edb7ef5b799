namespace SerBench.Formats.Contracts;

/// <summary>A way of reaching fields, which works with every format.</summary>
public interface IAccess
{
    /// <summary>The stable id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>The order of fields for a format that prefers <paramref name="preferred"/>. Accesses with the same order can read each
    /// other's messages.</summary>
    FieldOrder OrderFor(FieldOrder preferred) => preferred;

    /// <summary>Finds the <see cref="IBinarizer{T}"/> of a type, or the reason why there is none.</summary>
    Type? FindBinarizer(Type type, out string? reason);
}
