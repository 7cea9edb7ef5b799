namespace SerBench.Formats.Tests.Hostile;

// Searches the message that makes a reader allocate most for each of its bytes. The types nest collections in collections, whose counts
// might each claim the same bytes. What the page of a format states must hold for all of them.
public partial class WorstFactorTests(ITestOutputHelper output)
{
    private const int Filler = 4000;
    private const int FixedAllowance = 4096;
    private const int MostPrefixes = 12;
    private static readonly int[] Depths = [1, 4, 16, 60];
    private static readonly int[] Claims = [1, Filler, Filler / 2, Filler / 4, Filler / 16, Filler / 64];

    // Nulls, announced objects, and empty fields of protobuf.
    private static readonly byte[][] Fillers = [[0x00], [0xFE], [0xFF], [0x0A, 0x00]];

    // At the second length, a list of objects that wait has just grown.
    private static readonly int[] Lengths = [Filler, Filler * 6 / 5];

    // An object may take one byte or two, whatever its type.
    private static readonly string[] ShortFormats = ["msgpack", "proto", "xbuf2", "fixed", "flatbuffers"];

    private double _worst;
    private string _how = "";

    // The modes that take any type.
    public static TheoryData<string> Modes =>
    [
        .. Share.Of(ZooBinding.Pairs.Except(ZooBinding.PairsWith("handwritten"))
            .Where(id => Catalog.BuiltIn.Find(id)!.GetType().IsGenericType)),
    ];

    [Theory]
    [MemberData(nameof(Modes))]
    public void Forged_messages_stay_within_the_stated_memory(string serializer)
    {
        ISerializer found = Catalog.BuiltIn.Find(serializer)!;
        Search(new Amplifiers.ListNode(), found);
        Search(default(Amplifiers.StructNode), found);
        Search(default(Amplifiers.BigMapNode), found);
        if (serializer.EndsWith("/compiled", StringComparison.Ordinal))
        {
            Search(new Amplifiers.ArrayNode(), found);
            Search(new Amplifiers.SetNode(), found);
            Search(new Amplifiers.MapNode(), found);
            Search(new Amplifiers.Jagged(), found);
            Search(new Amplifiers.Fan(), found);
        }

        Publish(found);
    }

    // The block of a struct is as long as the message says, so that older writers are understood. It may not be empty.
    [Fact]
    public void Structs_of_no_bytes_are_refused()
    {
        ISerializer serializer = Catalog.BuiltIn.Find("fixed/compiled")!;
        Amplifiers.Nothing[][] many = [.. Enumerable.Repeat(new Amplifiers.Nothing[1], Filler / 8)];
        byte[] message = Forgery.Encode<FixedFormat, Amplifiers.JaggedOfNothing>(new() { Items = many, Rest = new byte[Filler] }, Filler)!;
        Measure(Codec<Amplifiers.Jagged>(serializer)!, message, serializer, "structs of no bytes");
        Assert.Throws<WireFormatException>(() => ((IExplainedSerializer)serializer).Explain(typeof(Amplifiers.Jagged), message));
        Assert.Contains("without fields", serializer.Bind<Amplifiers.JaggedOfNothing>().Reason?.Reason);
    }

    // In FlatBuffers offsets may share what they lead to, so the vectors of all levels have the same items.
    [Fact]
    public void Shared_items_of_large_structs_are_charged_with_their_memory()
    {
        ISerializer serializer = Catalog.BuiltIn.Find("flatbuffers/compiled")!;
        Measure(Codec<Amplifiers.StructNode>(serializer)!, Overlapping(isMap: false), serializer, "shared items");
        Measure(Codec<Amplifiers.BigMapNode>(serializer)!, Overlapping(isMap: true), serializer, "shared entries");
        Publish(serializer);
    }

    // The only field of a table leads to a vector that is longer than the message allows for all levels, and its first item to the table
    // of the next level.
    private static byte[] Overlapping(bool isMap)
    {
        const int EntryVTable = 4, VTable = 12, First = 20, Levels = 60;
        var message = new byte[First + Filler];
        Put(0, First);
        Put(EntryVTable, 8 | (8 << 16));
        Put(EntryVTable + 4, 4 | (4 << 16));
        Put(VTable, 6 | (8 << 16));
        Put(VTable + 4, 4);
        int at = First;
        for (int i = 0; i < Levels; i++)
        {
            PutTable(VTable);
            Put(at, (message.Length - at - 4) / sizeof(int));
            Put(at + 4, 4);
            at += 8;
            if (isMap)
            {
                // The key and the offset of the value are the same bytes.
                PutTable(EntryVTable);
            }
        }

        return message;

        void Put(int place, int value) => BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(place), value);

        void PutTable(int vtable)
        {
            Put(at, at - vtable);
            Put(at + 4, 4);
            at += 8;
        }
    }

    private void Search<T>(T leaf, ISerializer found)
        where T : IAmplifier<T>
    {
        if (Codec<T>(found) is not { } codec)
        {
            return;
        }

        var encode = typeof(Forgery).GetMethod(nameof(Forgery.Encode))!
            .MakeGenericMethod(found.GetType().GetGenericArguments()[0], typeof(T)).CreateDelegate<Func<T, int, byte[]?>>();
        foreach (int levels in Depths)
        {
            T spine = Nest(leaf, levels);
            spine.Rest = new byte[Filler];
            foreach (int claimed in Claims)
            {
                if (encode(spine, claimed) is { } message)
                {
                    Measure(codec, message, found, $"{levels} levels of {typeof(T).Name}, {claimed} items");
                }
            }
        }

        byte[] honest = encode(Nest(leaf, levels: 2), 1)!;
        for (int at = Math.Max(1, honest.Length - MostPrefixes); at <= honest.Length; at++)
        {
            foreach (byte[] filler in Fillers)
            {
                foreach (int length in Lengths)
                {
                    byte[] message = [.. honest[..at], .. Enumerable.Repeat(filler, length / filler.Length).SelectMany(bytes => bytes)];
                    Measure(codec, message, found, $"{typeof(T).Name} with {length} bytes of {Convert.ToHexString(filler)} from {at}");
                }
            }
        }
    }

    private void Measure<T>(IObjectCodec<T> codec, byte[] message, ISerializer found, string how)
        where T : IAmplifier<T>
    {
        // More is stated for a large object if its encoding may be short. Two accesses box a struct for each of its members, up to eight
        // here.
        bool isShort = typeof(T) == typeof(Amplifiers.Fan)
            || ShortFormats.Any(format => found.Id.StartsWith(format, StringComparison.Ordinal));
        int boxes = Boxes(found) ? 8 : 1;
        int stated = ((IStatesMemory)found).BytesPerByte!.Value;
        Measure(() => codec.Decode(message), message, isShort ? Math.Max(stated, boxes * T.Largest) : stated, $"{found.Id}, {how}");
    }

    private void Measure(Action decode, byte[] message, int factor, string how)
    {
        Exception? refusal = Record.Exception(decode);
        Assert.True(refusal is null or WireFormatException, $"{how}: {refusal}");
        int calls = refusal is null ? 0 : new StackTrace(refusal).FrameCount;
        long allowance = FixedAllowance + ((long)IStatesMemory.TraceBytesPerCall * calls);
        long allocated = Memory.Of(() => Record.Exception(decode), allowance + ((long)factor * message.Length));
        double found = (double)(allocated - allowance) / message.Length;
        (_worst, _how) = found > _worst ? (found, how) : (_worst, _how);
        Assert.True(
            found <= factor, $"{how}: {found:F0} bytes for each of {message.Length} bytes, {factor} are stated. {refusal?.Message}");
    }

    private static bool Boxes(ISerializer found) =>
        found.Id.EndsWith("/reflection", StringComparison.Ordinal) || found.Id.EndsWith("/delegates", StringComparison.Ordinal);

    // The page of a format names the worst factor that was found.
    private void Publish(ISerializer found)
    {
        output.WriteLine($"{found.Id}: {_worst:F0} bytes per byte, {_how}");
        FormatInfo format = ((IGridMode)found).Format;
        string page = File.ReadAllText(Path.Combine(StatedMemoryTests.Pages, format.Page));
        int worst = int.Parse(Worst().Match(page).Groups["worst"].Value);
        Assert.True(
            _worst <= worst || Boxes(found),
            $"{format.Page} names {worst} bytes per byte as the worst; {_worst:F0} were found: {_how}");
    }

    [GeneratedRegex(@"worst\s+message\s+found\s+takes\s+(?<worst>\d+)\s+bytes\s+per\s+byte")]
    private static partial Regex Worst();

    private static T Nest<T>(T value, int levels)
        where T : IAmplifier<T>
    {
        for (int i = 1; i < levels; i++)
        {
            value = T.Around(value);
        }

        return value;
    }

    private static IObjectCodec<T>? Codec<T>(ISerializer serializer) => serializer.Bind<T>().Codec as IObjectCodec<T>;
}
