namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Numbers beyond their type are refused with their place. Otherwise they would be read as infinity.
public class LargeNumberTests
{
    [Theory]
    [InlineData("""{"Wide":1e999}""", "$.Wide")]
    [InlineData("""{"Wide":-1e999}""", "$.Wide")]
    [InlineData("""{"Narrow":1e39}""", "$.Narrow")]
    [InlineData("""{"Many":[1, 2e400]}""", "$.Many[1]")]
    public void Digits_beyond_the_type_are_refused(string json, string path) =>
        Assert.Contains(path, Assert.Throws<UsageException>(() => Check(json)).Message);

    [Fact]
    public void Digits_beyond_a_key_are_refused() => Assert.Throws<UsageException>(() => Check("""{"ByNumber":{"1e999":1}}"""));

    [Fact]
    public void Large_numbers_and_named_ones_are_read()
    {
        const string Json = """{"Wide":1e300,"Narrow":"-Infinity","Many":["NaN",1e308,null],"Text":"5.5","ByNumber":{"1e40":1}}""";
        Check(Json);
        Numbers read = OwnJson.Read<Numbers>(Record(Json), "data.json");

        Assert.Equal(1e300, read.Wide);
        Assert.Equal(float.NegativeInfinity, read.Narrow);
        Assert.Equal([double.NaN, 1e308, null], read.Many);
        Assert.Equal(1, read.ByNumber![1e40]);
    }

    private static void Check(string json) => OwnJson.Check<Numbers>(Record(json), "data.json", OwnJson.FindUnread());

    private static JsonRecord Record(string json) => new(Encoding.UTF8.GetBytes(json), Number: 1, Line: 1, Column: 1);

    public sealed class Numbers
    {
        public double Wide { get; set; }

        public float Narrow { get; set; }

        public List<double?>? Many { get; set; }

        public string? Text { get; set; }

        public Dictionary<double, int>? ByNumber { get; set; }
    }
}
