namespace SerBench.Formats.Contracts;

/// <summary>A way of reaching fields. Discovery finds accesses and pairs each with every format.</summary>
public interface IAccess
{
    /// <summary>The stable id: the part of a mode's id after the slash.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>The order in which its witnesses visit fields for a format that prefers <paramref name="preferred"/>. If messages do not
    /// name their fields, accesses can read each other's messages only with the same order.</summary>
    FieldOrder OrderFor(FieldOrder preferred) => preferred;

    /// <summary>Finds the witness (<see cref="IBinarizer{T}"/>) of a type; null, with a reason, if there is none.</summary>
    Type? FindBinarizer(Type type, out string? reason);
}
