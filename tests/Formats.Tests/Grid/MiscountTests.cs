namespace SerBench.Formats.Tests.Grid;

// Another thread may change a list after it is counted and before its items are written. The result is an error or a message of the items,
// perhaps of none. It is never a damaged message, and no byte is written beyond the room that the count proved.
public class MiscountTests
{
    // The witness below counts this many items more than it writes.
    [ThreadStatic]
    private static int Surplus;

    public static TheoryData<string, int> Cases => (
        from id in ZooBinding.PairsWith("handwritten")
        from surplus in new[] { 0, -1, -3, 1, 1000 }
        select (id, surplus)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Cases))]
    public void Structs(string serializer, int surplus) =>
        Check(serializer, surplus, new Path { Points = [new(1, 2), new(3, 4), new(5, 6)] });

    [Theory]
    [MemberData(nameof(Cases))]
    public void Text(string serializer, int surplus) => Check(serializer, surplus, new Path { Names = ["a", "", "bc"] });

    [Theory]
    [MemberData(nameof(Cases))]
    public void Numbers(string serializer, int surplus) => Check(serializer, surplus, new Path { Numbers = [1, 2, 70_000] });

    [Fact]
    public void Room_for_structs_is_neither_left_over_nor_exceeded() =>
        Assert.Contains("changed while it was encoded", Assert.Throws<InvalidOperationException>(
            () => Check("dense/handwritten", surplus: 1, new Path { Points = [new(1, 2)] }, mayThrow: false)).Message);

    private static void Check(string serializer, int surplus, Path path, bool mayThrow = true)
    {
        if (Witnesses.FindCodecOf<Path>(serializer) is not { } codec)
        {
            return;
        }

        var buffer = new EncodeBuffer();
        Surplus = surplus;
        try
        {
            codec.Encode(path, buffer);
        }
        catch (InvalidOperationException) when (mayThrow && surplus != 0)
        {
            return;
        }
        finally
        {
            Surplus = 0;
        }

        Path read = codec.Decode(buffer.ToArray());
        bool wasEmpty = surplus == -3;
        Same(path.Points, read.Points, wasEmpty);
        Same(path.Names, read.Names, wasEmpty);
        Same(path.Numbers, read.Numbers, wasEmpty);
    }

    private static void Same<T>(List<T>? expected, List<T>? read, bool wasEmpty)
    {
        if (!(wasEmpty && read is null or []))
        {
            Assert.Equal(expected, read ?? []);
        }
    }

    [Serializable]
    public record struct Point(double X, double Y);

    [Serializable]
    public sealed class Path
    {
        public List<Point>? Points { get; set; } = [];

        public List<string>? Names { get; set; } = [];

        public List<int>? Numbers { get; set; } = [];
    }

    [Handwritten]
    public readonly struct PathBinarizer : IBinarizer<Path>
    {
        public static Shape GetShape(FieldOrder preferred) => Shape.Of<Path>();

        public static Path Create() => new();

        public static void Write<TWriter>(ref TWriter writer, Path value)
            where TWriter : struct, IFieldWriter, allows ref struct
        {
            writer.WriteSequence<List<Point>, Point, Miscounted<Point, ObjectValue<Point, PointBinarizer>>>(0, value.Points);
            writer.WriteSequence<List<string>, string, Miscounted<string, Scalar.String>>(1, value.Names);
            writer.WriteSequence<List<int>, int, Miscounted<int, Scalar.Int32>>(2, value.Numbers);
        }

        public static Path Read<TReader>(ref TReader reader, Path target)
            where TReader : struct, IFieldReader, allows ref struct
        {
            target.Points = reader.ReadSequence<List<Point>, Point, Miscounted<Point, ObjectValue<Point, PointBinarizer>>>(0);
            target.Names = reader.ReadSequence<List<string>, string, Miscounted<string, Scalar.String>>(1);
            target.Numbers = reader.ReadSequence<List<int>, int, Miscounted<int, Scalar.Int32>>(2);
            return target;
        }
    }

    public readonly struct PointBinarizer : IBinarizer<Point>
    {
        public static Shape GetShape(FieldOrder preferred) => Shape.Of<Point>();

        public static Point Create() => default;

        public static void Write<TWriter>(ref TWriter writer, Point value)
            where TWriter : struct, IFieldWriter, allows ref struct
        {
            writer.WriteDouble(0, value.X);
            writer.WriteDouble(1, value.Y);
        }

        public static Point Read<TReader>(ref TReader reader, Point target)
            where TReader : struct, IFieldReader, allows ref struct => new(reader.ReadDouble(0), reader.ReadDouble(1));
    }

    // A list whose length changes between counting and writing.
    public readonly struct Miscounted<TItem, TValue> : ISequence<List<TItem>, TItem>
        where TValue : struct, IValue<TItem>
    {
        public static SequenceKind Kind => SequenceKind.List;

        public static int Count(List<TItem> sequence) => sequence.Count == 0 ? 0 : sequence.Count + Surplus;

        public static void GetLengths(List<TItem> sequence, Span<int> lengths) => lengths[0] = Count(sequence);

        public static bool TryGetSpan(List<TItem> sequence, out ReadOnlySpan<TItem> items) =>
            ListSequence<TItem, TValue>.TryGetSpan(sequence, out items);

        public static int WriteItems<TWriter>(ref TWriter writer, Slot item, List<TItem> sequence)
            where TWriter : struct, IFieldWriter, allows ref struct => ListSequence<TItem, TValue>.WriteItems(ref writer, item, sequence);

        public static List<TItem> Create(ReadOnlySpan<int> lengths) => ListSequence<TItem, TValue>.Create(lengths);

        public static bool TryGetSpanToFill(List<TItem> sequence, int count, out Span<TItem> items) =>
            ListSequence<TItem, TValue>.TryGetSpanToFill(sequence, count, out items);

        public static void ReadItems<TReader>(ref TReader reader, Slot item, List<TItem> sequence, int count)
            where TReader : struct, IFieldReader, allows ref struct =>
            ListSequence<TItem, TValue>.ReadItems(ref reader, item, sequence, count);
    }
}
