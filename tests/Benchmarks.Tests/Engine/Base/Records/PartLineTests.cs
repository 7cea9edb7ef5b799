namespace SerBench.Benchmarks.Tests.Engine.Base.Records;

// The parts of messages in the record, and the places where reports show them.
public class PartLineTests
{
    private static readonly RunRecord Explained = SampleRecords.Quick with
    {
        Cells = [.. SampleRecords.Quick.Cells.Select((cell, index) => index > 1 ? cell : cell with
        {
            Anatomy = [new KindRecord("type-code", 1, 1), new KindRecord("value", 1066, 1)],
            Parts = [new("type-code", 1, "67", "object", "103"), new("value", 1066, "3c 62 3e ... 1063 more", "Name", "<b>\"\\u0007")],
        })],
    };

    [Fact]
    public void The_page_says_what_every_byte_is_and_escapes_it()
    {
        string text = WrittenReports.Html(Explained);

        Assert.Contains("[\"more\",\"person / article in floor/object: every byte\",5,", text);
        Assert.Contains("[\"1\",\"3c 62 3e ... 1063 more\",\"value\",\"Name\",\"\\u003Cb\\u003E\\u0022\\\\u0007\"]", text);
        Assert.DoesNotContain("every byte", WrittenReports.Markdown(Explained).Replace("what every byte is", ""));
    }

    [Fact]
    public void Long_messages_are_not_kept() =>
        Assert.Null(PartLine.Keep([.. Enumerable.Range(0, 101).Select(index => new PartLine("value", 1, "00", $"[{index}]", "0"))]));
}
