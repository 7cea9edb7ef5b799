using SerBench.Published.IgniteArticle;

namespace SerBench.Benchmarks.Tests.Published.IgniteArticle;

public class ArticleTablesTests
{
    private static readonly RunRecord Record = SampleRecords.Quick with
    {
        Serializers =
        [
            SampleRecords.Serializer("payload", "Payload", SerializerFamily.Payload),
            SampleRecords.Serializer("ignite-raw/accessors", "Reflective Raw"),
            SampleRecords.Serializer("ignite/accessors", "Reflective"),
            SampleRecords.Serializer("protobuf/compiled", "protobuf, ours"),
        ],
        Cells =
        [
            SampleRecords.Cell("payload", 1032, CodecShape.SizeOnly),
            SampleRecords.Cell("ignite-raw/accessors", 1067),
            SampleRecords.Cell("ignite/accessors", 1076),
            SampleRecords.Cell("protobuf/compiled", 1048),
        ],
        Timings =
        [
            SampleRecords.Timing("ignite/accessors", Operation.Article, 8418.2),
            SampleRecords.Timing("ignite-raw/accessors", Operation.Article, 7852.8),
        ],
    };

    [Fact]
    public void Sizes_have_the_articles_columns_and_order_with_the_payload_last() =>
        Assert.Equal(
            """
                    Method | Size (bytes) | Published
            -------------- | ------------ | ---------
                Reflective |         1076 |      1076
            Reflective Raw |         1067 |      1067
            protobuf, ours |         1048 |         -
                   Payload |         1032 |      1032

            """,
            PipeTable.Render(ArticleTables.Sizes(Record)));

    [Fact]
    public void Times_have_median_and_deviation() =>
        Assert.Equal(
            """
                    Method |    Median |    StdDev | Published
            -------------- | --------- | --------- | ---------
                Reflective | 8.4182 us | 0.0036 us | 8.4182 us
            Reflective Raw | 7.8528 us | 0.0036 us | 7.8528 us

            """,
            PipeTable.Render(ArticleTables.Times(Record, new Figures(Record))));
}
