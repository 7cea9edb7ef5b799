using SerBench.Benchmarks.Reports;
using SerBench.Benchmarks.Results;
using SerBench.Benchmarks.Tests.Results;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Tests.Reports;

public class ArticleTablesTests
{
    private static readonly RunRecord Record = Records.Quick with
    {
        Serializers =
        [
            Records.Serializer("payload", "Payload", SerializerFamily.Payload),
            Records.Serializer("ignite-raw/accessors", "Reflective Raw"),
            Records.Serializer("ignite/accessors", "Reflective"),
            Records.Serializer("protobuf/compiled", "protobuf, ours"),
        ],
        Cells =
        [
            Records.Cell("payload", 1032, CodecShape.SizeOnly),
            Records.Cell("ignite-raw/accessors", 1067),
            Records.Cell("ignite/accessors", 1076),
            Records.Cell("protobuf/compiled", 1048),
        ],
        Timings = [Records.Timing("ignite/accessors", Operation.Article, 8418.2), Records.Timing("ignite-raw/accessors", Operation.Article, 7852.8)],
    };

    [Fact]
    public void Sizes_have_the_articles_columns_and_order_with_the_payload_last() =>
        Assert.Equal(
            """
                    Method | Size (bytes)
            -------------- | ------------
                Reflective |         1076
            Reflective Raw |         1067
            protobuf, ours |         1048
                   Payload |         1032

            """,
            PipeTable.Render(ArticleTables.Sizes(Record)));

    [Fact]
    public void Times_have_median_and_deviation() =>
        Assert.Equal(
            """
                    Method |    Median |    StdDev
            -------------- | --------- | ---------
                Reflective | 8.4182 us | 0.0036 us
            Reflective Raw | 7.8528 us | 0.0036 us

            """,
            PipeTable.Render(ArticleTables.Times(Record, new Figures(Record))));
}
