using System.Collections.Concurrent;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>
/// A class as its records describe it (docs/formats/nrbf.md, Classes). All that does not depend on the message is laid out once, so
/// that a record's description is one copy when writing and one comparison when reading.
/// </summary>
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

    /// <summary>The length of a record's start where the class has been described before: kind, id, id of the description.</summary>
    public const int ClassWithIdLength = 1 + sizeof(int) + sizeof(int);

    /// <summary>
    /// By which a message's facts about the class are found. Layouts of one type share it, whoever made them: a pair is described once, be it a
    /// member or the entry of a dictionary. Only forms with other members (<see cref="HashingForms"/>) are descriptions of their own.
    /// </summary>
    public int Index { get; }

    public Type Type { get; }

    public ClassMember[] Members { get; }

    /// <summary>The library of the class; null for the system library.</summary>
    public Library? Library { get; }

    public RecordKind Kind => Library is null ? RecordKind.SystemClassWithMembersAndTypes : RecordKind.ClassWithMembersAndTypes;

    /// <summary>The name, the number of members and their names.</summary>
    public byte[] Head { get; }

    /// <summary>The whole description after the object's id; empty where it depends on the values (<see cref="HasNullables"/>).</summary>
    public byte[] Body { get; }

    /// <summary>Where the message's ids of libraries go.</summary>
    public Patch[] Patches { get; }

    /// <summary>Whether a member is nullable: the description then says of each whether the first object had a value.</summary>
    public bool HasNullables { get; }

    /// <summary>The libraries that must be named before the first record.</summary>
    public Library[] Libraries { get; }

    /// <summary>The libraries that must be named before the first record in which a nullable member has a value.</summary>
    public Library[] NullableLibraries { get; }

    /// <summary>By ordinal the code before the value of a nullable primitive.</summary>
    public PrimitiveCode[] NullableCodes { get; }

    /// <summary>The least length of a record.</summary>
    public int MinLength { get; }

    /// <summary>For messages: the full name of a generic type can be longer than the input that it would complain of.</summary>
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

/// <summary>The record with which every message begins: its kind, then four numbers.</summary>
internal static class Header
{
    public const int Length = 1 + (4 * sizeof(int));

    /// <summary>The id that BinaryFormatter gives to the root; readers accept any.</summary>
    public const int RootId = 1;

    /// <summary>Remoting headers do not occur.</summary>
    public const int NoHeaders = -1;

    public const int MajorVersion = 1;

    public const int MinorVersion = 0;
}

/// <summary>An enum is written as a class with one member.</summary>
internal static class EnumLayout<TEnum>
    where TEnum : unmanaged, Enum
{
    public static readonly ClassLayout Class = new(typeof(TEnum), [new("value__", typeof(TEnum).GetEnumUnderlyingType(), 0)]);
}

/// <summary>The structs of .NET that the contract knows as single values and that stand as classes on the wire.</summary>
internal static class StructLayouts
{
    /// <summary>_a (int), _b and _c (short), _d to _k (byte): together the sixteen bytes of a Guid as it lies in memory.</summary>
    public static readonly ClassLayout Guid = new(typeof(Guid), SerializableMembers.Of(Shape.Of<Guid>()));

    public static readonly ClassLayout DateTimeOffset = new(
        typeof(DateTimeOffset), [new("DateTime", typeof(DateTime), 0), new("OffsetMinutes", typeof(short), 1)]);
}
