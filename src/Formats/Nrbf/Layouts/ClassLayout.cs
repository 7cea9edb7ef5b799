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
