using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats.Dense;

/// <summary>Room for structs is proved by their count: more of them are not written beyond it, and fewer leave no gap.</summary>
public class DenseMiscountTests
{
    // How many items the witness below counts more than it writes.
    [ThreadStatic]
    private static int Surplus;

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData(-3)]
    [InlineData(1)]
    [InlineData(1000)]
    public void Items_are_as_many_as_were_counted(int surplus)
    {
        var codec = (IObjectCodec<Path>)Catalog.BuiltIn.Find("dense/handwritten")!.Bind(new TypeModel<Path>()).Codec!;
        var path = new Path { Points = [new(1, 2), new(3, 4), new(5, 6)] };
        Surplus = surplus;
        try
        {
            var buffer = new EncodeBuffer();
            if (surplus == 0)
            {
                codec.Encode(path, buffer);
                Assert.Equal(path.Points, codec.Decode(buffer.ToArray()).Points);
            }
            else
            {
                Assert.Contains("changed while it was encoded", Assert.Throws<InvalidOperationException>(() => codec.Encode(path, buffer)).Message);
            }
        }
        finally
        {
            Surplus = 0;
        }
    }

    public record struct Point(double X, double Y);

    public sealed class Path
    {
        public List<Point>? Points { get; set; }
    }

    [Handwritten]
    public readonly struct PathBinarizer : IBinarizer<Path>
    {
        public static Shape GetShape(FieldOrder preferred) => Shape.Of<Path>();

        public static Path Create() => new();

        public static void Write<TWriter>(ref TWriter writer, Path value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSequence<List<Point>, Point, Points>(0, value.Points);

        public static Path Read<TReader>(ref TReader reader, Path target)
            where TReader : struct, IFieldReader, allows ref struct
        {
            target.Points = reader.ReadSequence<List<Point>, Point, Points>(0);
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

    public readonly struct Points : ISequence<List<Point>, Point>
    {
        public static SequenceKind Kind => SequenceKind.List;

        public static int Count(List<Point> sequence) => sequence.Count + Surplus;

        public static void GetLengths(List<Point> sequence, Span<int> lengths) => lengths[0] = Count(sequence);

        public static bool TryGetSpan(List<Point> sequence, out ReadOnlySpan<Point> items)
        {
            items = default;
            return false;
        }

        public static void WriteItems<TWriter>(ref TWriter writer, Slot item, List<Point> sequence)
            where TWriter : struct, IFieldWriter, allows ref struct
        {
            foreach (Point point in sequence)
            {
                writer.WriteObject<Point, PointBinarizer>(item, point);
            }
        }

        public static List<Point> Create(ReadOnlySpan<int> lengths) => new(lengths[0]);

        public static bool TryGetSpanToFill(List<Point> sequence, int count, out Span<Point> items)
        {
            CollectionsMarshal.SetCount(sequence, count);
            items = CollectionsMarshal.AsSpan(sequence);
            return true;
        }

        public static void ReadItems<TReader>(ref TReader reader, Slot item, List<Point> sequence, int count)
            where TReader : struct, IFieldReader, allows ref struct
        {
            for (int i = 0; i < count; i++)
            {
                sequence.Add(reader.ReadObject<Point, PointBinarizer>(item));
            }
        }
    }
}
