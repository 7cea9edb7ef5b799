using SerBench.Serializers.Peers.BinaryFormatter;
using SerBench.Serializers.Peers.ProtobufNet;

namespace SerBench.Published.IgniteArticle;

internal static class ArticleClaims
{
    private const string Source = "Ignite.NET article, 2016";

    public static IReadOnlyList<Claim> Find()
    {
        CellId formatter = Person(BinaryFormatterCard.Main);
        CellId protobuf = Person(ProtobufNetCard.Main);
        CellId reflective = Person("ignite/accessors");
        CellId binarizable = Person("ignite/handwritten");
        CellId reflectiveRaw = Person("ignite-raw/accessors");
        CellId binarizableRaw = Person("ignite-raw/handwritten");
        return
        [
            new("ignite-1", Source, "Serializable takes 1426 bytes", "1426 bytes", new ElsewhereTest(
                "the bytes hold the names of assembly and type, which are others here", "sizes --model person --scenario article")),
            Size(2, "Protobuf takes 1048 bytes", protobuf, 1048),
            Size(3, "Reflective takes 1076 bytes", reflective, 1076),
            Size(4, "Binarizable takes 1076 bytes", binarizable, 1076),
            Size(5, "Reflective Raw takes 1067 bytes", reflectiveRaw, 1067),
            Size(6, "Binarizable Raw takes 1067 bytes", binarizableRaw, 1067),
            Size(7, "the payload is 1032 bytes", Person("payload"), 1032),
            Size(8, "raw is 9 bytes shorter", binarizable, 9, binarizableRaw),
            Size(9, "protobuf is 19 bytes shorter than raw", binarizableRaw, 19, protobuf),
            Size(10, "Reflective and Binarizable have the same size", reflective, 0, binarizable),
            RatioTest.Claim("ignite-11", Source, "raw is about 7 % faster, reflective", reflective, reflectiveRaw, null, 8.4182 / 7.8528),
            RatioTest.Claim("ignite-12", Source, "raw is about 7 % faster, hand-written", binarizable, binarizableRaw,
                null, 7.9148 / 7.4358),
            new("ignite-13", Source, "the gap will be wider when there are more fields", "no figure", new GapTest(
                Simple("ignite/handwritten"), Simple("ignite-raw/handwritten"), binarizable, binarizableRaw)),
            RatioTest.Claim("ignite-14", Source, "Reflective is about 5 % slower than hand-written", reflective, binarizable,
                null, 8.4182 / 7.9148),
            RatioTest.Claim("ignite-15", Source, "Reflective Raw is about 5 % slower than hand-written", reflectiveRaw, binarizableRaw,
                null, 7.8528 / 7.4358),
            new("ignite-16", Source, "Reflective is on par with protobuf", "0.97", new RatioTest(reflective, protobuf, null, 0.9, 1.1)),
            new("ignite-17", Source, "BinaryFormatter is much slower than Binarizable", "6.91", RatioTest.Effect(
                formatter, binarizable, null, 6.91)),
            new("ignite-18", Source, "BinaryFormatter is much slower than protobuf", "6.32", RatioTest.Effect(
                formatter, protobuf, null, 6.32)),
            new("ignite-19", Source, "every object begins with a header of 24 bytes", "24 bytes", new PartTest(
                binarizable, "Id", true, 24, 24)),
            new("ignite-20", Source, "an int takes a type code and 4 bytes", "5 bytes", new PartTest(binarizable, "Id", false, 5, 5)),
            new("ignite-21", Source, "a raw int takes 4 bytes", "4 bytes", new PartTest(binarizableRaw, "Id", false, 4, 4)),
            new("ignite-22", Source, "a protobuf int takes a key and 1 to 5 bytes (the article's is int.MinValue)", "2 to 6 bytes",
                new PartTest(Person("protobuf/handwritten"), "Id", false, 2, 6)),
        ];
    }

    private static CellId Person(string serializer) => new(serializer, "person", "article");

    private static CellId Simple(string serializer) => new(serializer, "simple", "s0");

    private static Claim Size(int number, string sentence, CellId cell, int bytes, CellId? less = null) =>
        new($"ignite-{number}", Source, sentence, $"{bytes} bytes", new SizeTest(cell, less, bytes));
}
