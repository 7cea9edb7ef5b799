namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>A member of a class on the wire.</summary>
/// <param name="Name">As BinaryFormatter names it.</param>
/// <param name="Type">Its declared type.</param>
/// <param name="Ordinal">The slot by which a witness names it.</param>
internal sealed record ClassMember(string Name, Type Type, int Ordinal)
{
    private readonly Type? _underlying = Nullable.GetUnderlyingType(Type);

    /// <summary>The description by the declared type; of a nullable member, that of one without a value.</summary>
    public MemberType Declared { get; } = MemberType.Of(Type);

    /// <summary>The description of a nullable member that has a value; null for others.</summary>
    public MemberType? Present { get; } = Nullable.GetUnderlyingType(Type) is { } underlying ? MemberType.OfClass(underlying) : null;

    /// <summary>The library that must be named before a record with this member.</summary>
    public Library? Library { get; } = Library.Of(Type);

    /// <summary>The code before the value of a nullable primitive; none for other members.</summary>
    public PrimitiveCode NullableCode => _underlying is null ? PrimitiveCode.None : Primitive.Of(_underlying);

    /// <summary>The least room the member takes in a record.</summary>
    public int MinLength => Declared.Kind == MemberKind.Primitive ? Math.Max(1, Primitive.LengthOf(Declared.Code)) : 1;
}
