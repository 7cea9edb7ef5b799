namespace SerBench.Formats.Contracts;

/// <summary>A way of reaching fields. Discovery finds accesses and pairs each with every format.</summary>
public interface IAccess
{
    /// <summary>The stable id, which stands behind the slash in the id of a mode.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>The order in which its witnesses visit fields for a format that prefers <paramref name="preferred"/>. Where a message does
    /// not name its fields, only accesses with the same order read each other's messages.</summary>
    FieldOrder OrderFor(FieldOrder preferred) => preferred;

    /// <summary>Finds the witness (<see cref="IBinarizer{T}"/>) of a type; null, with a reason, if there is none.</summary>
    Type? FindBinarizer(Type type, out string? reason);
}
