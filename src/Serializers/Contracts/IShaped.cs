namespace SerBench.Serializers.Contracts;

/// <summary>
/// What a witness says without naming its type. A format keys the facts it derives from a shape by the witness alone: a witness is a
/// struct, so the code that reads those facts is compiled for it, and they fold into constants; a class as type argument would share it.
/// </summary>
public interface IShaped
{
    /// <summary>
    /// The fields in the order in which the witness visits them when a format prefers <paramref name="preferred"/>. A witness may keep to
    /// one order.
    /// </summary>
    static abstract Shape GetShape(FieldOrder preferred);
}
