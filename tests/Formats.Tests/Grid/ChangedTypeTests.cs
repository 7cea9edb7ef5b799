namespace SerBench.Formats.Tests.Grid;

// Messages whose type has changed, against the pages and the traits of the formats.
public class ChangedTypeTests
{
    private const int Values = 300;

    private static readonly Type[] Changes =
    [
        typeof(ChangedTypes.V1.Part), typeof(ChangedTypes.V2.Part), typeof(ChangedTypes.V3.Part),
        typeof(ChangedTypes.V4.Part), typeof(ChangedTypes.V5.Part), typeof(ChangedTypes.V6.Part),
    ];

    private static readonly string Pages = Clone.At("docs/formats");

    private static readonly MethodInfo Read =
        typeof(ChangedTypeTests).GetMethod(nameof(ReadAll), BindingFlags.Static | BindingFlags.NonPublic)!;

    private enum Fate { Ok, Refused, Wrong }

    public static TheoryData<string, string> Formats => (
        from id in ZooBinding.PairsWith("generated")
        let serializer = Catalog.BuiltIn.Find(id)!
        let format = (FormatInfo)serializer.GetType().GetProperty("Format")!.GetValue(serializer)!
        select (format.Id, format.Page)).ToTheoryData();

    // EvolutionFlowTests compares this sentence of the page with all changes.
    [Theory]
    [SharedData(nameof(Formats))]
    public void The_page_says_whether_messages_are_misread(string format, string page)
    {
        bool isMisread = Changes.Any(change => FatesOf($"{format}/compiled", change).Contains(Fate.Wrong));

        bool isSaid = File.ReadAllText(Path.Combine(Pages, page)).Contains($"\n`{format}` cannot tell");
        Assert.Equal((format, isMisread), (format, isSaid));
    }

    // Reports mark formats whose types may not get a further member.
    [Theory]
    [MemberData(nameof(Formats))]
    public void The_traits_say_whether_a_member_may_be_added(string format, string page)
    {
        bool mayBeAdded = FatesOf($"{format}/generated", Changes[0]).All(fate => fate == Fate.Ok);

        Assert.True(mayBeAdded != Catalog.BuiltIn.Find($"{format}/generated")!.Traits.HasFlag(Traits.SameType), page);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void The_page_of_the_generator_says_which_bytes_another_access_reads(string format, string page)
    {
        Fate read = AcrossAccesses($"{format}/generated", $"{format}/compiled");
        Fate back = AcrossAccesses($"{format}/compiled", $"{format}/generated");
        string row = $"| [{format}](formats/{page}) | {TextOf(read)} / {TextOf(back)} |";

        bool isNamed = File.ReadAllText(Path.Combine(Pages, "../generator.md")).Contains(row);

        Assert.True(isNamed == (read != Fate.Ok || back != Fate.Ok), $"generator.md and this row: {row}");
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void A_type_that_has_not_changed_is_read(string format, string page)
    {
        Assert.All(
            [$"{format}/generated", $"{format}/compiled"],
            mode => Assert.Equal(Fate.Ok, FateOf(mode, mode, typeof(ChangedTypes.V0.Part), typeof(ChangedTypes.V7.Part))));
        Assert.True(File.Exists(Path.Combine(Pages, page)));
    }

    private static Fate AcrossAccesses(string from, string to) =>
        new[] { typeof(ChangedTypes.V0.Part), typeof(ChangedTypes.V8.Part) }.Max(type => FateOf(from, to, type, type));

    // Old messages by the new type, then new ones by the old type.
    private static Fate[] FatesOf(string serializer, Type change) =>
    [
        FateOf(serializer, serializer, typeof(ChangedTypes.V0.Part), change),
        FateOf(serializer, serializer, change, typeof(ChangedTypes.V0.Part)),
    ];

    private static string TextOf(Fate fate) => fate == Fate.Wrong ? "**wrong**" : fate.ToString().ToLowerInvariant();

    private static Fate FateOf(string from, string to, Type writer, Type reader) =>
        (Fate)Read.MakeGenericMethod(writer, reader).Invoke(null, [from, to])!;

    // The worst result over many values, because some messages may be refused for their content and others be read.
    private static Fate ReadAll<TWriter, TReader>(string from, string to)
        where TWriter : new()
    {
        IObjectCodec<TWriter> writer = Witnesses.CodecOf<TWriter>(from);
        IObjectCodec<TReader> reader = Witnesses.CodecOf<TReader>(to);
        var random = new SplitMix64(11);
        var worst = Fate.Ok;
        for (int i = 0; i < Values && worst != Fate.Wrong; i++)
        {
            TWriter value = Draw<TWriter>(ref random);
            Fate fate = ReadOne(reader, Rename<TWriter, TReader>(writer.EncodeToArray(value)), value!);
            worst = fate > worst ? fate : worst;
        }

        return worst;
    }

    private static Fate ReadOne<TReader>(IObjectCodec<TReader> reader, byte[] message, object written)
    {
        object read;
        try
        {
            read = reader.Decode(message)!;
        }
        catch (WireFormatException)
        {
            return Fate.Refused;
        }

        object? Written(string name) => written.GetType().GetProperty(name)?.GetValue(written);
        bool isSame = typeof(TReader).GetProperties().All(property => Same(property.GetValue(read), Written(property.Name)));
        return isSame ? Fate.Ok : Fate.Wrong;
    }

    // If the writer did not know a member, only its default is right.
    private static bool Same(object? read, object? written) => written is null
        ? read is null or 0 or ""
        : Convert.ToString(read) == Convert.ToString(written);

    private static T Draw<T>(ref SplitMix64 random)
        where T : new()
    {
        var made = new T();
        foreach (PropertyInfo property in typeof(T).GetProperties().OrderBy(property => property.Name, StringComparer.Ordinal))
        {
            object? value = property.PropertyType == typeof(string) ? DrawText(ref random)
                : property.PropertyType == typeof(double) ? random.Next(4) == 0 ? 0.0 : random.NextDouble()
                : property.PropertyType == typeof(bool) ? random.NextBoolean()
                : Convert.ChangeType((int)(random.NextUInt64() >> (33 + random.Next(31))), property.PropertyType);
            property.SetValue(made, value);
        }

        return made;
    }

    private static string? DrawText(ref SplitMix64 random) => random.Next(4) == 0
        ? null
        : RandomText.Draw(ref random, random.Next(12), RandomText.LettersAndDigits, foreign: random.Next(8) == 0);

    // Some messages contain the full name of their type. It is replaced, so that both versions have one name.
    private static byte[] Rename<TWriter, TReader>(byte[] message)
    {
        string text = Encoding.Latin1.GetString(message);
        return Encoding.Latin1.GetBytes(text.Replace(typeof(TWriter).FullName!, typeof(TReader).FullName!));
    }
}
