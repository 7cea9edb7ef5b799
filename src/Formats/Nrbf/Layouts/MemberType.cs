namespace SerBench.Formats.Nrbf.Layouts;

internal sealed class MemberType
{
    private MemberType(MemberKind kind, PrimitiveCode code = PrimitiveCode.None, Type? named = null)
    {
        Kind = kind;
        Code = code;
        PrefixedName = named is null ? [] : Prefixed.Of(WireName.OfType(named));
        Library = kind == MemberKind.Class ? Library.Of(named!) : null;
    }

    public MemberKind Kind { get; }

    public PrimitiveCode Code { get; }

    public byte[] PrefixedName { get; }

    public Library? Library { get; }

    public static MemberType Of(Type type) => type switch
    {
        _ when type == typeof(string) => new MemberType(MemberKind.String),
        _ when type == typeof(string[]) => new MemberType(MemberKind.StringArray),
        { IsSZArray: true } when Primitive.HasArrayKind(type.GetElementType()!) =>
            new MemberType(MemberKind.PrimitiveArray, Primitive.Of(type.GetElementType()!)),
        _ when Primitive.Of(type) is not PrimitiveCode.None and var code => new MemberType(MemberKind.Primitive, code),
        _ => OfClass(type),
    };

    // A nullable member with a value is described as a class, even a primitive, because BinaryFormatter boxes the value.
    public static MemberType OfClass(Type type) => new(Library.Of(type) is null ? MemberKind.SystemClass : MemberKind.Class, named: type);
}

internal enum MemberKind : byte
{
    Primitive = 0,
    String = 1,
    Object = 2,
    SystemClass = 3,
    Class = 4,
    ObjectArray = 5,
    StringArray = 6,
    PrimitiveArray = 7,
}
