using System.Text;
using System.Text.Json.Serialization;
using SerBench.Benchmarks.OwnTypes;
using SerBench.Benchmarks.Usage;

namespace SerBench.Benchmarks.Tests.OwnTypes;

/// <summary>Digits that are beyond a number's type are refused where they stand: left alone, they would be read as infinity.</summary>
public class LargeNumberTests
{
    [Theory]
    [InlineData("""{"Wide":1e999}""", "$.Wide")]
    [InlineData("""{"Wide":-1e999}""", "$.Wide")]
    [InlineData("""{"Narrow":1e39}""", "$.Narrow")]
    [InlineData("""{"Many":[1, 2e400]}""", "$.Many[1]")]
    public void Digits_beyond_the_type_are_refused(string json, string path)
    {
        string message = Assert.Throws<UsageException>(() => Read(json)).Message;
        Assert.Contains($"at {path} (line 1", message);
        Assert.Contains("infinity is written \"Infinity\", in quotes", message);
    }

    [Fact]
    public void Digits_beyond_a_key_are_refused() => Assert.Throws<UsageException>(() => Read("""{"ByNumber":{"1e999":1}}"""));

    [Fact]
    public void Large_numbers_and_named_ones_are_read()
    {
        Numbers read = Read("""{"Wide":1e300,"Narrow":"-Infinity","Many":["NaN",1e308,null],"Text":"5.5","ByNumber":{"1e40":1}}""");

        Assert.Equal(1e300, read.Wide);
        Assert.Equal(float.NegativeInfinity, read.Narrow);
        Assert.Equal([double.NaN, 1e308, null], read.Many);
        Assert.Equal(1, read.ByNumber![1e40]);
    }

    [Fact]
    public void Attributes_about_numbers_hold() =>
        Assert.Equal(1.5, OwnJson.Read<Quoted>(new JsonRecord("""{"Value":"1.5"}"""u8.ToArray(), Number: 1, Line: 1, Column: 1), "data.json").Value);

    private static Numbers Read(string json) => OwnJson.Read<Numbers>(new JsonRecord(Encoding.UTF8.GetBytes(json), Number: 1, Line: 1, Column: 1), "data.json");

    public sealed class Numbers
    {
        public double Wide { get; set; }

        public float Narrow { get; set; }

        public List<double?>? Many { get; set; }

        public string? Text { get; set; }

        public Dictionary<double, int>? ByNumber { get; set; }
    }

    public sealed class Quoted
    {
        [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString)]
        public double Value { get; set; }
    }
}
