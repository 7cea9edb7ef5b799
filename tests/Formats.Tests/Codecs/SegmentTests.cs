using System.Buffers;
using SerBench.Formats.Dense;
using SerBench.Formats.Fingerprints;

namespace SerBench.Formats.Tests.Codecs;

// Long messages are written in segments and read from pieces. Their bytes, values and refusals are those of one array.
public class SegmentTests
{
    private const int Mebibyte = 1 << 20;

    private static readonly Type[] Known =
    [
        .. typeof(DenseFormat).Assembly.GetExportedTypes()
            .Where(type => type.IsValueType && !type.IsGenericType && type.IsAssignableTo(typeof(IFormat))),
        typeof(FingerprintedFormat<DenseFormat>),
    ];

    public static TheoryData<string> Formats => [.. Known.Select(type => type.Name)];

    [Theory]
    [SharedData(nameof(Formats))]
    public void Every_way_out_gives_the_bytes_of_one_array(string format) => Call(nameof(CheckOut), format);

    [Theory]
    [SharedData(nameof(Formats))]
    public void Every_cut_of_the_input_gives_the_value(string format) => Call(nameof(CheckIn), format);

    [Theory]
    [SharedData(nameof(Formats))]
    public void Damage_in_pieces_is_refused_with_the_same_sentence(string format) => Call(nameof(CheckDamage), format);

    [Fact]
    public void The_pool_keeps_the_segments_of_a_very_long_message()
    {
        var bag = new Bag { Texts = [.. Enumerable.Repeat(new string('a', 8_000), 12_000)] };
        int length = Serializer<DenseFormat>.Serialize(bag).Length;

        long allocated = LeastAllocated(() => Serializer<DenseFormat>.Serialize(bag));

        Assert.InRange(length, 90 * Mebibyte, 100 * Mebibyte);
        Assert.InRange(allocated, length, length + (8 * Mebibyte));
    }

    [Theory]
    [SharedData(nameof(Formats))]
    public void A_long_tree_takes_its_memory_from_the_pool(string format) => Call(nameof(CheckPool), format);

    [Fact]
    public void A_message_that_failed_leaves_nothing_to_the_next_one()
    {
        Bag bag = Make(2, parts: 60_000);
        byte[] expected = Contiguous<DenseFormat, Bag>(bag);
        var tooDeep = new Nest();
        for (int i = 0; i < 5_000; i++)
        {
            tooDeep = new Nest { Items = [tooDeep] };
        }

        var failing = new Nest { Items = [.. Enumerable.Range(0, 300_000).Select(i => new Nest { Name = $"item {i}" }), tooDeep] };

        Assert.Throws<UnsupportedValueException>(() => Serializer<DenseFormat>.Serialize(failing));

        Assert.Equal(expected, Serializer<DenseFormat>.Serialize(bag));
    }

    // A format from outside reads what another one has written, and must find all of it.
    [Fact]
    public void A_format_around_another_one_finds_the_whole_message()
    {
        Bag bag = Make(7, parts: 60_000);
        byte[] message = Serializer<Enclosed>.Serialize(bag);

        Assert.InRange(message.Length, 2 * Mebibyte, 100 * Mebibyte);
        Assert.Equal([Enclosed.Mark, .. Contiguous<DenseFormat, Bag>(bag)], message);
        Assert.Equal(message, Contiguous<Enclosed, Bag>(bag));
    }

    [Fact]
    public void A_message_that_no_reader_takes_is_refused_by_every_way_out()
    {
        var segments = new MessageSegments();
        byte[] long1 = GC.AllocateUninitializedArray<byte>(1 << 30);
        byte[] next = segments.Add(long1, long1.Length, 0);
        segments.Add(long1, long1.Length, 0);

        Assert.Throws<UnsupportedValueException>(() => segments.Finish(next, 1));
    }

    // A stream of the longest message and more must not be taken for the message.
    [Theory]
    [InlineData(100_000)]
    [InlineData(int.MaxValue)]
    public void A_stream_beyond_the_limit_is_refused(int limit) => Refusal.AssertSays(
        "the stream is longer than the limit", () => Serializer<DenseFormat>.Deserialize<Bag>(new Endless(), limit));

    [Fact]
    public void A_struct_goes_through_too() => Assert.Equal(
        new Point(1, -2), Serializer<DenseFormat>.Deserialize<Point>(Serializer<DenseFormat>.Serialize(new Point(1, -2))));

    private static void CheckPool<TFormat>()
        where TFormat : struct, IFormat
    {
        TreeNode tree = new TreeModel().First("published-40000");
        int length = Serializer<TFormat>.Serialize(tree).Length;
        long allocated = LeastAllocated(() => Serializer<TFormat>.Serialize(tree));

        // The result, small arrays before the memory of the pool, and tables of texts.
        Assert.InRange(length, 4 * Mebibyte, 20 * Mebibyte);
        Assert.InRange(allocated, length, (1.1 * length) + (2 * Mebibyte));
    }

    // The least of some calls: the collector may empty the pool between two of them.
    private static long LeastAllocated(Func<byte[]> serialize) => Enumerable.Range(0, 3).Min(_ =>
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        serialize();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    });

    private static void CheckOut<TFormat>()
        where TFormat : struct, IFormat
    {
        Same<TFormat, Bag>(Make(4, parts: 3, inner: 60_000), MessageSegments.Length);
        Same<TFormat, Bag>(Make(5, parts: 12_000, texts: 60_000), MessageSegments.Length);
        Same<TFormat, Bag>(Make(6, parts: 2), least: 0);
        Same<TFormat, TreeNode>(new TreeModel().First("published-40000"), MessageSegments.Length);
        try
        {
            Same<TFormat, TreeNode>(new TreeModel().First("deep-100000"), MessageSegments.Length);
        }
        catch (UnsupportedValueException exception)
        {
            Assert.Contains("deep", exception.Message);
        }
    }

    private static void Same<TFormat, T>(T value, int least)
        where TFormat : struct, IFormat
    {
        byte[] expected = Contiguous<TFormat, T>(value);

        Assert.InRange(expected.Length, least, int.MaxValue);
        Assert.True(expected.AsSpan().SequenceEqual(Serializer<TFormat>.Serialize(value)));
        var writer = new ArrayBufferWriter<byte>();
        Serializer<TFormat>.Serialize(value, writer);
        Assert.True(expected.AsSpan().SequenceEqual(writer.WrittenSpan));
        using var stream = new MemoryStream();
        Serializer<TFormat>.Serialize(value, stream);
        Assert.True(expected.AsSpan().SequenceEqual(stream.ToArray()));
        byte[] exact = new byte[expected.Length];
        Assert.True(Serializer<TFormat>.TrySerialize(value, exact, out int written));
        Assert.Equal(expected.Length, written);
        Assert.True(expected.AsSpan().SequenceEqual(exact));
        Assert.False(Serializer<TFormat>.TrySerialize(value, exact.AsSpan(1), out _));

        // A later call finds the buffer of a thread whose message was long.
        Assert.True(expected.AsSpan().SequenceEqual(Serializer<TFormat>.Serialize(value)));
    }

    private static void CheckIn<TFormat>()
        where TFormat : struct, IFormat
    {
        var random = new Random(7);
        foreach (Bag bag in new[] { Make(8, parts: 5), Make(9, parts: 20_000) })
        {
            byte[] message = Contiguous<TFormat, Bag>(bag);
            foreach (int longest in new[] { 7, 5_000, 900_000 })
            {
                if (message.Length / longest < 10_000)
                {
                    Check(Serializer<TFormat>.Deserialize<Bag>(Cut(message, longest, random)));
                    Check(Serializer<TFormat>.Deserialize<Bag>(new Dripping(message, longest)));
                }
            }

            Check(Serializer<TFormat>.Deserialize<Bag>(new ReadOnlySequence<byte>(message)));

            void Check(Bag read) => Assert.True(message.AsSpan().SequenceEqual(Contiguous<TFormat, Bag>(read)));
        }
    }

    private static void CheckDamage<TFormat>()
        where TFormat : struct, IFormat
    {
        var random = new Random(10);
        foreach ((int parts, int times) in new[] { (5, 200), (20_000, 6) })
        {
            byte[] message = Contiguous<TFormat, Bag>(Make(11, parts));
            for (int i = 0; i < times; i++)
            {
                byte[] damaged = message[..(i % 2 == 0 ? random.Next(message.Length) : message.Length)];
                for (int j = 0; j < 3 && damaged.Length > 0; j++)
                {
                    damaged[random.Next(damaged.Length)] ^= (byte)(1 << random.Next(8));
                }

                string? whole = MessageOf(() => Serializer<TFormat>.Deserialize<Bag>(damaged));
                Assert.Equal(whole, MessageOf(() => Serializer<TFormat>.Deserialize<Bag>(Cut(damaged, 70_000, random))));
                Assert.Equal(whole, MessageOf(() => Serializer<TFormat>.Deserialize<Bag>(new Dripping(damaged, 70_000))));
            }
        }
    }

    private static string? MessageOf(Func<Bag> read)
    {
        try
        {
            read();
            return null;
        }
        catch (WireFormatException exception)
        {
            return exception.Message;
        }
    }

    private static byte[] Contiguous<TFormat, T>(T value)
        where TFormat : struct, IFormat
    {
        var buffer = new EncodeBuffer();
        Serializer<TFormat>.Serialize(value, buffer);
        return buffer.ToArray();
    }

    private static void Call(string method, string format) =>
        typeof(SegmentTests).GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!
            .MakeGenericMethod(Known.First(type => type.Name == format))
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [], null);

    // Fields behind the lists change the header of the root object, which lies before all segments but the first one.
    private static Bag Make(int seed, int parts, int inner = 4, int texts = 10)
    {
        var random = new Random(seed);
        return new Bag
        {
            Name = Text(random, 30),
            Parts = [.. Enumerable.Range(0, parts).Select(i => new Part
            {
                Id = random.Next(),
                Name = Text(random, 40),
                Inner = [.. Enumerable.Range(0, i == 1 ? inner : random.Next(3)).Select(_ => MakeInner(random))],
            })],
            Texts = [.. Enumerable.Range(0, texts).Select(_ => Text(random, 30))],
            ByName = Enumerable.Range(0, Math.Min(parts, 9_000)).ToDictionary(i => $"key {i}", _ => MakeInner(random)),
            Last = MakeInner(random),
            Count = parts,
            Flag = true,
        };
    }

    private static Inner MakeInner(Random random) => new() { Value = random.NextDouble(), Name = Text(random, 20) };

    private static string Text(Random random, int longest) => new((char)('a' + random.Next(26)), random.Next(1, longest));

    private static ReadOnlySequence<byte> Cut(byte[] bytes, int longest, Random random)
    {
        List<ReadOnlyMemory<byte>> parts = [default];
        for (int at = 0; at < bytes.Length; at += parts[^1].Length)
        {
            parts.Add(bytes.AsMemory(at, Math.Min(random.Next(longest + 1), bytes.Length - at)));
        }

        return Pieces.Of([.. parts]);
    }

    private readonly record struct Point(int X, int Y);

    // A stream that gives a few bytes at a time.
    private sealed class Dripping(byte[] bytes, int most) : MemoryStream(bytes)
    {
        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, most)]);
    }

    [Serializable]
    private sealed class Bag
    {
        public string? Name { get; set; }

        public List<Part>? Parts { get; set; }

        public List<string>? Texts { get; set; }

        public Dictionary<string, Inner>? ByName { get; set; }

        public Inner? Last { get; set; }

        public int Count { get; set; }

        public bool Flag { get; set; }
    }

    [Serializable]
    private sealed class Part { public int Id { get; set; } public string? Name { get; set; } public List<Inner>? Inner { get; set; } }

    [Serializable]
    private sealed class Inner { public double Value { get; set; } public string? Name { get; set; } }

    private sealed class Nest { public string? Name { get; set; } public List<Nest>? Items { get; set; } }

    // Dense behind a byte, as a plug-in would write it.
    private readonly struct Enclosed : IFormat
    {
        public const byte Mark = 0x57;

        public static FormatInfo Info { get; } = DenseFormat.Info with { Variant = ":enclosed" };

        public static bool IsErased => false;

        public static string? Refuse(ValueShape value) => null;

        public static void Encode<T, TBinarizer>(T value, EncodeBuffer buffer)
            where TBinarizer : struct, IBinarizer<T>
        {
            DenseFormat.Encode<T, TBinarizer>(value, buffer);
            byte[] message = [Mark, .. buffer.Written];
            buffer.Adopt(message);
        }

        public static T Decode<T, TBinarizer>(ReadOnlySpan<byte> data)
            where TBinarizer : struct, IBinarizer<T> => DenseFormat.Decode<T, TBinarizer>(data[1..]);
    }

    // Gives as many bytes as are asked for, and writes none of them: so the reader's memory costs nothing.
    private sealed class Endless : MemoryStream
    {
        public override int Read(Span<byte> buffer) => buffer.Length;
    }
}
