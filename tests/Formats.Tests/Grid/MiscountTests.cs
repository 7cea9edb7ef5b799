namespace SerBench.Formats.Tests.Grid;

// Another thread may change a list after it is counted and before its items are written. The result is an error or a message of the items,
// perhaps of none. It is never a damaged message, and no byte is written beyond the room that the count proved.
public class MiscountTests
{
    public static TheoryData<string, int> Cases => (
        from format in ZooBinding.FormatsWith("handwritten")
        from surplus in new[] { 0, -1, -3, 1, 1000 }
        select (format, surplus)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Cases))]
    public void Structs(string format, int surplus) =>
        Check(format, surplus, new Path { Points = [new(1, 2), new(3, 4), new(5, 6)] });

    [Theory]
    [MemberData(nameof(Cases))]
    public void Text(string format, int surplus) => Check(format, surplus, new Path { Names = ["a", "", "bc"] });

    [Theory]
    [MemberData(nameof(Cases))]
    public void Numbers(string format, int surplus) => Check(format, surplus, new Path { Numbers = [1, 2, 70_000] });

    [Fact]
    public void Room_for_structs_is_neither_left_over_nor_exceeded() =>
        Assert.Contains("changed while it was encoded", Assert.Throws<InvalidOperationException>(
            () => Check("dense", surplus: 1, new Path { Points = [new(1, 2)] }, mayThrow: false)).Message);

    private static void Check(string format, int surplus, Path path, bool mayThrow = true)
    {
        if (Witnesses.FindCodecOf<Path>($"{format}/compiled") is not { } codec)
        {
            return;
        }

        Type typeOfFormat = Catalog.BuiltIn.Find($"{format}/compiled")!.GetType().GetGenericArguments()[0];
        byte[] message;
        try
        {
            message = typeof(Forgery).GetMethod(nameof(Forgery.EncodeMiscounted))!.MakeGenericMethod(typeOfFormat, typeof(Path))
                .CreateDelegate<Func<Path, int, byte[]>>()(path, surplus);
        }
        catch (InvalidOperationException) when (mayThrow && surplus != 0)
        {
            return;
        }

        Path read = codec.Decode(message);
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
}
