namespace SerBench.Formats.Contracts;

/// <summary>A way of reaching fields. Discovery pairs each access with every format.</summary>
public interface IAccess
{
    /// <summary>The stable id, after the slash in a mode's id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>The order of its witnesses for a format that prefers <paramref name="preferred"/>. If messages do not name fields, only
    /// accesses with the same order can read each other's messages.</summary>
    FieldOrder OrderFor(FieldOrder preferred) => preferred;

    /// <summary>Finds the witness (<see cref="IBinarizer{T}"/>) of a type, or the reason why there is none.</summary>
    Type? FindBinarizer(Type type, out string? reason);
}
