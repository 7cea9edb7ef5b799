namespace SerBench.Formats.Nrbf.Layouts;

// The description of a class (docs/formats/nrbf.md, Classes).
internal sealed class ClassLayout
{
    private static readonly ConcurrentDictionary<(Type, int), int> Indexes = new();
    private static int LastIndex = -1;

    public ClassLayout(Type type, IReadOnlyList<ClassMember> members)
    {
        Index = Indexes.GetOrAdd((type, members.Count), static _ => Interlocked.Increment(ref LastIndex));
        Type = type;
        Members = [.. members];
        Library = Library.Of(type);
        Head = LayOut((ref OutputCursor output) => PutHead(ref output));
        HasNullables = members.Any(member => member.Present is not null);
        Libraries = [.. members.Select(member => member.Library).OfType<Library>().Distinct()];
        NullableLibraries = [.. members.Select(member => member.Present?.Library).OfType<Library>().Except(Libraries)];
        NullableCodes = new PrimitiveCode[members.Select(member => member.Ordinal + 1).DefaultIfEmpty().Max()];
        foreach (ClassMember member in members)
        {
            NullableCodes[member.Ordinal] = member.NullableCode;
        }

        MinLength = ClassWithIdLength + members.Sum(member => member.MinLength);
        var patches = new List<Patch>();
        Body = HasNullables ? [] : LayOut((ref OutputCursor output) => PutBody(ref output, patches));
        Patches = [.. patches];
    }

    // The record of an object whose class was described before: kind, id, and id of the description.
    public const int ClassWithIdLength = 1 + sizeof(int) + sizeof(int);

    // Tables of a message keep the class's id under this index.
    public int Index { get; }

    public Type Type { get; }

    public ClassMember[] Members { get; }

    public Library? Library { get; }

    public RecordKind Kind => Library is null ? RecordKind.SystemClassWithMembersAndTypes : RecordKind.ClassWithMembersAndTypes;

    public byte[] Head { get; }

    // The description after the object's id. Empty if nullable members make it depend on the values.
    public byte[] Body { get; }

    public Patch[] Patches { get; }

    // The description states for each nullable member whether the first object had a value.
    public bool HasNullables { get; }

    public Library[] Libraries { get; }

    // The libraries to write before the first record in which a nullable member has a value.
    public Library[] NullableLibraries { get; }

    public PrimitiveCode[] NullableCodes { get; }

    public int MinLength { get; }

    public override string ToString() => Type.Name;

    private void PutHead(ref OutputCursor output)
    {
        output.Write(Prefixed.Of(WireName.OfType(Type)));
        output.Ensure(sizeof(int));
        output.Put(Members.Length);
        foreach (ClassMember member in Members)
        {
            output.Write(Prefixed.Of(member.Name));
        }
    }

    private void PutBody(ref OutputCursor output, List<Patch> patches)
    {
        output.Write(Head);
        output.Write(Array.ConvertAll(Members, member => (byte)member.Declared.Kind));
        foreach (ClassMember member in Members)
        {
            PutType(ref output, member.Declared, patches);
        }

        PutLibrary(ref output, Library, patches);
    }

    private static void PutType(ref OutputCursor output, MemberType type, List<Patch> patches)
    {
        if (type.Code != PrimitiveCode.None)
        {
            output.Ensure(1);
            output.PutByte((byte)type.Code);
        }

        output.Write(type.PrefixedName);
        PutLibrary(ref output, type.Library, patches);
    }

    private static void PutLibrary(ref OutputCursor output, Library? library, List<Patch> patches)
    {
        if (library is not null)
        {
            patches.Add(new Patch(output.Position, library));
            output.Ensure(sizeof(int));
            output.Put(0);
        }
    }

    private static byte[] LayOut(Put put)
    {
        var buffer = new EncodeBuffer();
        var output = new OutputCursor(buffer);
        put(ref output);
        output.Finish();
        return buffer.ToArray();
    }

    private delegate void Put(ref OutputCursor output);
}

internal sealed record ClassMember(string Name, Type Type, int Ordinal)
{
    // A nullable member without a value is described by its declared type.
    public MemberType Declared { get; } = MemberType.Of(Type);

    public MemberType? Present { get; } = Nullable.GetUnderlyingType(Type) is { } underlying ? MemberType.OfClass(underlying) : null;

    public Library? Library { get; } = Library.Of(Type);

    public PrimitiveCode NullableCode { get; } =
        Nullable.GetUnderlyingType(Type) is { } underlying ? Primitive.Of(underlying) : PrimitiveCode.None;

    public int MinLength => Declared.Kind == MemberKind.Primitive ? Math.Max(1, Primitive.LengthOf(Declared.Code)) : 1;
}

internal static class Header
{
    public const int Length = 1 + (4 * sizeof(int));

    // BinaryFormatter writes this id; readers accept any id.
    public const int RootId = 1;

    public const int NoHeaders = -1;

    public const int MajorVersion = 1;

    public const int MinorVersion = 0;
}

internal static class EnumLayout<TEnum>
    where TEnum : unmanaged, Enum
{
    public static readonly ClassLayout Class = new(typeof(TEnum), [new("value__", typeof(TEnum).GetEnumUnderlyingType(), 0)]);
}

// Structs of .NET that count as single values, but are classes in a message.
internal static class StructLayouts
{
    // _a (int), _b and _c (short), _d to _k (byte): together the sixteen bytes of a Guid in memory.
    public static readonly ClassLayout Guid = new(typeof(Guid), SerializableMembers.Of(Shape.Of<Guid>()));

    public static readonly ClassLayout DateTimeOffset = new(
        typeof(DateTimeOffset), [new("DateTime", typeof(DateTime), 0), new("OffsetMinutes", typeof(short), 1)]);
}
