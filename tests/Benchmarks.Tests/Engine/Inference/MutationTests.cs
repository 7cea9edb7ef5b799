using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Damaged samples and schemas: each gives a sentence or types that have a shape, in bounded memory.
public sealed class MutationTests : WithFolder
{
    private const int Few = 1_000;
    private const long MostMemory = 64 * 1024 * 1024;

    // So many texts are compiled together.
    private const int Together = 250;

    // SERBENCH_MUTATIONS=100000 tries more of them.
    private static readonly int Mutations =
        int.TryParse(
            Environment.GetEnvironmentVariable("SERBENCH_MUTATIONS"), NumberStyles.None, CultureInfo.InvariantCulture, out int count)
            ? count
            : Few;

    private static readonly string[] Pieces =
    [
        "{", "}", "[", "]", ",", ":", "\"", "null", "1e999", "\\", "\\ud800", "{\"a\":", "\n", "\u0000", "1", "\"a\":1,", "[[[[[[[[",
        "-", ".",
    ];

    private static readonly string[] ProtoPieces =
    [
        "{", "}", "[", "]", "<", ">", ";", "=", "\"", "//", "/*", "*/", "message ", "enum ", "oneof ", "map<string, ", "repeated ",
        "optional ", "import \"x.proto\";", "99999999999", "-1", "\0", "é", "google.protobuf.Any", "Root", "reserved ", "extend ",
        "option ", "package a.b;",
    ];

    private const string Shop = """
        syntax = "proto3";
        package shop.v1;
        import "google/protobuf/timestamp.proto";
        option java_package = "a.b";
        option (custom) = { a: 1, b: "}" };

        message Root {
          reserved 4, 10 to 20;
          enum Kind { option allow_alias = true; KIND_UNSPECIFIED = 0; KIND_LARGE = 0x10 [deprecated = true]; }
          int64 order_id = 1;
          string name = 2 [json_name = "title", (rule) = { min: [1] }];
          repeated double prices = 3 [packed = true];
          repeated Line lines = 5;
          map<string, Line> by_name = 6;
          map<int32, bytes> parts = 7;
          oneof pay { option (x) = 1; string card = 8; Cash cash = 9; }
          optional uint32 weight = 21;
          Kind kind = 22;
          .shop.v1.Root parent = 23;
          google.protobuf.Timestamp placed_at = 24;
          bytes raw = 25; /* the end */
          message Cash { sint32 cents = 1; Root.Kind kind = 2; }
          repeated uint64 serials = 26;
        }

        message Line { string sku = 1; Inner inner = 2; message Inner { bool flag = 1; } }
        service Orders { rpc Get (Root) returns (stream Root) { option (http) = { get: "/v1" }; } }
        """;

    [Fact]
    public void A_damaged_sample_gives_a_sentence_or_a_shape()
    {
        var random = new SplitMix64(1204);
        Try(i =>
        {
            byte[] sample = Mutate(Encoding.UTF8.GetBytes(RandomSample.DrawLines(ref random, 3)), Pieces, ref random);
            return () => RandomSampleTests.TryWrite(sample);
        });
    }

    [Fact]
    public void A_damaged_schema_gives_a_sentence_or_a_shape()
    {
        var random = new SplitMix64(5);
        string file = _folder.File("x.proto");
        Try(i =>
        {
            File.WriteAllBytes(file, Mutate(Encoding.UTF8.GetBytes(Shop), ProtoPieces, ref random));
            return () => TryWrite(file);
        });
    }

    private static void Try(Func<int, Func<string?>> prepare)
    {
        var codes = new List<string>();
        int written = 0;
        long most = 0;
        for (int i = 0; i < Mutations; i++)
        {
            Func<string?> write = prepare(i);
            long before = GC.GetAllocatedBytesForCurrentThread();
            string? code = write();
            most = Math.Max(most, GC.GetAllocatedBytesForCurrentThread() - before);
            codes.AddRange(code is null ? [] : new[] { code });
            if (codes.Count == Together || (i == Mutations - 1 && codes.Count > 0))
            {
                Assert.All(Written.Compile(codes), type => Assert.Equal(Kind.Object, ValueShape.Of(type).Kind));
                written += codes.Count;
                codes.Clear();
            }
        }

        Assert.InRange(written, Mutations / 100, Mutations - (Mutations / 100));
        Assert.InRange(most, 1, MostMemory);
    }

    private static string? TryWrite(string file)
    {
        try
        {
            var schema = ProtoSchema.Read(file);
            (string code, string root, _) = ProtoTypes.Write(schema, schema.Find("Root"), "x.proto", "");
            Assert.Equal(Written.Root, root);
            return code;
        }
        catch (UsageException refusal)
        {
            Assert.DoesNotContain('\n', refusal.Message);
            Assert.InRange(refusal.Message.Length, 20, 500);
            return null;
        }
    }

    private static byte[] Mutate(byte[] text, string[] pieces, ref SplitMix64 random)
    {
        for (int changes = 1 + random.Next(4); changes > 0; changes--)
        {
            text = MutateOnce(text, pieces, ref random);
        }

        return text;
    }

    private static byte[] MutateOnce(byte[] sample, string[] pieces, ref SplitMix64 random)
    {
        int place = random.Next(sample.Length + 1);
        int length = Math.Min(random.Next(12), sample.Length - place);
        return random.Next(4) switch
        {
            0 => [.. sample[..place], .. sample[(place + length)..]],
            1 => [.. sample[..place], .. Encoding.UTF8.GetBytes(pieces[random.Next(pieces.Length)]), .. sample[place..]],
            2 => [.. sample[..place], .. sample[random.Next(place + 1)..place], .. sample[place..]],
            _ when place < sample.Length => [.. sample[..place], (byte)random.Next(256), .. sample[(place + 1)..]],
            _ => sample,
        };
    }
}
