namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

public class JsonRecordReaderTests
{
    [Theory]
    [InlineData("""{"a":1}""", """{"a":1}""")]
    [InlineData(""" {"a":[1,{"b":2}]} """, """{"a":[1,{"b":2}]}""")]
    [InlineData("[1,2.5,\"x\",null,[3],{}]", "1", "2.5", "\"x\"", "null", "[3]", "{}")]
    [InlineData("{\"a\":1}\n{\"a\":2}\r\n\n{\"a\":3}", "{\"a\":1}", "{\"a\":2}", "{\"a\":3}")]
    [InlineData("[{\"a\":\"}]\\\"{\"} , {\"b\":\"\\\\\"}]", "{\"a\":\"}]\\\"{\"}", "{\"b\":\"\\\\\"}")]
    [InlineData("\uFEFF[7]", "7")]
    [InlineData("  ")]
    [InlineData("[]")]
    public void Records_are_split_however_the_stream_comes(string json, params string[] expected)
    {
        Assert.Equal(expected, Read(json, chunk: 1 << 20).Select(record => record.Text));
        Assert.Equal(expected, Read(json, chunk: 1).Select(record => record.Text));
    }

    [Fact]
    public void A_record_longer_than_the_buffer_comes_whole()
    {
        string text = new('x', 300_000);

        Assert.Equal([$"\"{text}\"", "1"], Read($"[\"{text}\",1]", chunk: 1000).Select(record => record.Text));
    }

    [Fact]
    public void A_file_that_fails_while_it_is_read_is_one_sentence()
    {
        using var stream = new FailingStream();

        UsageException error = Assert.Throws<UsageException>(() => new JsonRecordReader(stream, "orders.jsonl").ReadAll().First());

        Assert.Equal("'orders.jsonl' cannot be read: The disk is gone.", error.Message);
    }

    [Fact]
    public void Places_are_lines_and_bytes()
    {
        var records = Read("[\n  {\"a\":\n1},\n {\"b\":2}, {\"é\":3}, {}]", chunk: 3);

        Assert.Equal(
            [(1L, 2L, 3L), (2, 4, 2), (3, 4, 11), (4, 4, 21)],
            records.Select(record => (record.Number, record.Line, record.Column)));
    }

    [Theory]
    [InlineData("[1,2")]
    [InlineData("[1 2]")]
    [InlineData("[1,]")]
    [InlineData("{\"a\":\"")]
    [InlineData("[1]2")]
    public void Broken_text_is_refused(string json) =>
        Assert.StartsWith("'data.json' ", Assert.Throws<UsageException>(() => Read(json, chunk: 2)).Message);

    private static List<(string Text, long Number, long Line, long Column)> Read(string json, int chunk)
    {
        var reader = new JsonRecordReader(new SlowStream(Encoding.UTF8.GetBytes(json), chunk), "data.json");
        return
        [
            .. reader.ReadAll().Select(record => (Encoding.UTF8.GetString(record.Utf8.Span), record.Number, record.Line, record.Column)),
        ];
    }

    private sealed class SlowStream(byte[] bytes, int chunk) : MemoryStream(bytes)
    {
        public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, chunk));
    }

    private sealed class FailingStream : MemoryStream
    {
        public override int Read(byte[] buffer, int offset, int count) => throw new IOException("The disk is gone.");
    }
}
