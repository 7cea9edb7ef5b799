using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Types written from a schema of Protocol Buffers, and data in its JSON.
public sealed class ProtoTests : WithFolder
{
    internal const string Shop = """
        // A shop.
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

    private const string Data = """
        {"orderId":"123456789012","title":"a","prices":[1,2.5],"lines":[{"sku":"x","inner":{"flag":true}}],"byName":{"a":{"sku":"y"}},"parts":{"7":"AQID"},
        "cash":{"cents":-5,"kind":"KIND_LARGE"},"weight":3,"kind":"KIND_UNSPECIFIED","parent":{"orderId":7},"placedAt":"2024-02-29T10:20:30Z","raw":"AQ==","serials":["1","18446744073709551615"]}
        {}
        """;

    [Fact]
    public void A_message_becomes_classes_that_read_its_json()
    {
        WrittenTypes written = Write(Shop, "Root", Data);

        Assert.Equal("Root", written.Root);
        Assert.Equal(
            [
                "long", "string", "double[]", "List<Line>", "Dictionary<string, Line>", "Dictionary<int, byte[]>", "string?", "Cash?",
                "uint?", "Kind", "Root?", "DateTime?", "byte[]", "ulong[]",
            ],
            Written.Members(
                written.Text,
                "OrderId", "Title", "Prices", "Lines", "ByName", "Parts", "Card", "Cash", "Weight", "Kind", "Parent", "PlacedAt", "Raw",
                "Serials"));
        Assert.Contains("// Field 1: int64\n", written.Text);
        Assert.Contains("[JsonStringEnumMemberName(\"KIND_LARGE\")]\n    KindLarge = 16,\n", written.Text);
        Written.ReadWhole(written.Text, Data);
    }

    [Fact]
    public void Names_are_those_that_the_data_have() =>
        Assert.Contains("[JsonPropertyName(\"order_id\")", Write(Shop, "Root", """{"order_id":7}""").Text);

    [Fact]
    public void Proto2_has_required_fields_and_defaults()
    {
        WrittenTypes written = Write("""
            message Root {
              required int32 id = 1; required string name = 2; optional string note = 3 [default = "]"];
              repeated group_kind k = 4; extensions 100 to max;
            }
            enum group_kind { A = -010; B = 0; C = -0x80000000; }
            """);

        Assert.Equal(["int", "required string", "string?", "GroupKind[]"], Written.Members(written.Text, "Id", "Name", "Note", "K"));
        Written.ReadWhole(written.Text, """{"id":1,"name":"a","k":["A","B"]}""");
    }

    [Theory]
    [InlineData(
        "message A { Other o = 1; }",
        "A.o has the type Other, which neither the file nor an import declares; copy its message into the file.")]
    [InlineData("import \"other.proto\"; message A { Other o = 1; }", "Not found in its folder or those above: other.proto.")]
    [InlineData("import \"../x.proto\"; message A { Other o = 1; }", "Not found in its folder or those above: ../x.proto.")]
    [InlineData("import 7;", "has '7' where text in quotes must stand")]
    [InlineData(
        "edition = \"2026\";",
        "is of edition '2026', which is not read; proto2, proto3 and the editions 2023 and 2024 are, at line 1")]
    [InlineData("message A { a.b. = 1; }", "has '=' where a name must stand")]
    [InlineData("syntax = \"proto4\";", "is of syntax 'proto4', which is not read")]
    [InlineData("message A { map<double, int32> m = 1; }", "A.m is a map with keys of type double")]
    [InlineData("message A {} message A {}", "declares A twice, at line 1")]
    [InlineData("message A {} message B {}", "Say with --type which message of 'x.proto' is meant: A, B.")]
    [InlineData("syntax = \"proto3\";", "'x.proto' has no message.")]
    [InlineData("message A {\n  int32 = 1;\n}", "has '=' where a name must stand, at line 2")]
    [InlineData("message A {\n  int32 a = b;\n}", "has 'b' where a number must stand, at line 2")]
    [InlineData("message A { int32 a = 1", "has its end where ';' must stand")]
    [InlineData("message A { int32 a = 1 [x", "ends within the options of a field")]
    [InlineData("message A { reserved 1", "ends within a statement")]
    [InlineData("/* no end", "has text or a comment without an end")]
    [InlineData("syntax = \"proto3", "has text or a comment without an end")]
    [InlineData("message A { int32 a = 1;\n  int32 b = 1;\n}", "'x.proto' gives the number 1 to two fields of A, at line 2.")]
    [InlineData("message A { int32 a = 1; oneof o { int32 b = 1; } }", "gives the number 1 to two fields of A")]
    [InlineData("message A { int32 a = 0; }", "gives A.a the number 0, which is not from 1 to 18,999 or from 20,000 to 536,870,911")]
    [InlineData("message A { int32 a = -1; }", "gives A.a the number -1, which is not from 1")]
    [InlineData("message A { int32 a = 536870912; }", "gives A.a the number 536870912, which is not from 1")]
    [InlineData("message A { int32 a = 19000; }", "gives A.a the number 19000, which is not from 1")]
    [InlineData("message A { int32 a = 19999; }", "gives A.a the number 19999, which is not from 1")]
    [InlineData("message A { int32 a = 010; int32 b = 8; }", "gives the number 8 to two fields of A")]
    [InlineData("message A { int32 a = 08; }", "has '08' where a number must stand")]
    [InlineData("enum E { X = 0xFFFFFFFF; }", "has '0xFFFFFFFF' where a number must stand")]
    [InlineData("message A { int32 a = 1; int32 a = 2; }", "declares A.a twice")]
    [InlineData(
        "message A { int32 fooBar = 1; int32 foo_bar = 2; }",
        "has fields of A that JSON cannot tell apart, fooBar and foo_bar, at line 1.")]
    [InlineData("message A { int32 ab = 1; int32 AB = 2; }", "JSON cannot tell apart, ab and AB")]
    [InlineData("message A { int32 a = 1; int32 b = 2 [json_name = \"a\"]; }", "JSON cannot tell apart, a and b")]
    [InlineData("message A { enum E { } }", "declares the enum A.E without values")]
    [InlineData("enum E { X = 0; X = 1; }", "declares E.X twice")]
    [InlineData("nonsense", "has 'nonsense' where a message or enum must stand")]
    public void What_is_not_read_is_one_sentence(string schema, string expected) =>
        AssertRefused(schema, expected);

    // Long names of types are broken at their dots.
    [Fact]
    public void Names_may_have_space_around_their_dots()
    {
        WrittenTypes written = Write("""
            package a.
            b; message Root { optional a .b . // One of them.
             Root
            .Kind kind = 1; repeated .a.b.Root roots = 2; enum Kind { X = 0; } }
            """);

        Assert.Equal(["Kind?", "List<Root>"], Written.Members(written.Text, "Kind", "Roots"));
    }

    [Fact]
    public void The_edition_2024_says_which_names_other_files_see()
    {
        WrittenTypes written = Write("""
            edition = "2024"; import option "rules.proto";
            export message Root { local enum Kind { X = 0; } export message local { } Kind kind = 1; local export = 2; }
            """, "Root");

        Assert.Equal(["Kind?", "Local?"], Written.Members(written.Text, "Kind", "Export"));
    }

    [Fact]
    public void Members_have_the_numbers_of_the_schema()
    {
        WrittenTypes written = Write(
            "message Root { int32 last = 536870911; oneof o { FieldNumber first = 18999; } message FieldNumber { int32 a = 20000; } }",
            "Root");

        Assert.Equal(
            [("First", 18_999), ("Last", 536_870_911)],
            Shape.Of(Written.Compile(written.Text)[0]).Fields.Select(field => (field.Name, field.Number)));
        Assert.Equal("FieldNumber2?", Written.Member(written.Text, "First"));
        Assert.Contains("[JsonPropertyName(\"a\"), FieldNumber(20000)]\n", written.Text);
    }

    [Fact]
    public void Members_have_the_encodings_of_the_schema()
    {
        const string Body = "sint32 s = 1; repeated sfixed64 t = 2; map<fixed32, sint32> m = 3; "
            + "oneof o { string a = 4; bytes b = 5; } repeated int32 p = 6 [packed = true]; repeated bool q = 7; }";

        Type proto3 = Written.Compile(Write($"syntax = \"proto3\"; message Root {{ {Body}").Text)[0];
        Type proto2 = Written.Compile(Write($"message Root {{ required int32 r = 8; {Body}").Text)[0];
        Type edition = Written.Compile(Write(
            "edition = \"2023\"; option features.field_presence = IMPLICIT; message Root { "
            + "int32 i = 1; string e = 2 [features.field_presence = EXPLICIT]; "
            + "int32 r = 3 [features.field_presence = LEGACY_REQUIRED]; "
            + "repeated int32 u = 4 [features.repeated_field_encoding = EXPANDED]; }").Text)[0];

        (WireKind, string?)[] expected =
        [
            (WireKind.ZigZag, null), (WireKind.Fixed, null), (WireKind.ZigZag | WireKind.FixedKey, null),
            (0, "o"), (0, "o"), (0, null), (0, null),
        ];
        Assert.Equal(expected, WiresOf(proto3));
        Assert.Equal(
            [
                (WireKind.Required, null), expected[0], (WireKind.Fixed | WireKind.Unpacked, null), .. expected[2..6],
                (WireKind.Unpacked, null),
            ],
            WiresOf(proto2));
        Assert.Equal([(0, null), (0, null), (WireKind.Required, null), (WireKind.Unpacked, null)], WiresOf(edition));
    }

    [Fact]
    public void What_the_types_lack_is_told_at_once()
    {
        const string Schema = """
            edition = "2023";
            message Root { google.protobuf.Timestamp at = 1; Inner inner = 2; extensions 100 to max; Inner other = 3 [features.message_encoding = DELIMITED]; extend Inner { int32 x = 100; } }
            message Inner { option message_set_wire_format = true; extensions 4 to max; }
            message Unused { extensions 4 to max; }
            extend Root { optional group G = 100 { int32 a = 1; } }
            extend Unused { int32 y = 4; }
            """;

        WrittenTypes written = Write(Schema, "Root");

        Assert.Equal(
            "Messages of other programs are not read right where the schema has google.protobuf.Timestamp, measured as DateTime (Root.at). "
            + "Left out, and skipped in messages: "
            + "of Root its extensions, the delimited field other; of Inner its message set, its extensions.",
            written.Note);
        Assert.Equal(["At", "Inner"], Shape.Of(Written.Compile(written.Text)[0]).Fields.Select(field => field.Name));
        Assert.Contains("of A the group B", Write("message A { optional group B = 1 { optional int32 a = 1; } }").Note);
        Assert.Null(Write("message Root { int32 a = 1; sfixed64 b = 2; double c = 3; bytes d = 4; }").Note);
    }

    [Fact]
    public void Unknown_fields_are_kept_on_request()
    {
        const string Schema = "message Root { Inner unknown_fields = 1; message Inner { int32 a = 536870911; } }";

        Type root = Written.Compile(Write(Schema, "Root", keepsUnknown: true).Text)[0];

        Assert.Equal(
            [("UnknownFields", 1), ("UnknownFields2", 536_870_911)],
            Shape.Of(root).Fields.Select(field => (field.Name, field.Number)));
        Assert.Equal([(0, null), (WireKind.Unknown, null)], WiresOf(root));
        Assert.Equal([536_870_910, 536_870_911], Shape.Of(root).Fields[0].Value.Shape.Fields.Select(field => field.Number));
    }

    [Fact]
    public void Messages_of_the_library_need_no_files()
    {
        WrittenTypes written = Write("""
            syntax = "proto3"; import "google/protobuf/any.proto"; import "google/protobuf/struct.proto";
            message Root { google.protobuf.Any a = 1; google.protobuf.Value v = 2; }
            """, "Root");

        Assert.Equal(["Any?", "Value?", "Dictionary<string, Value>"], Written.Members(written.Text, "A", "V", "Fields"));
        Written.Compile(written.Text);
    }

    [Fact]
    public void Deep_messages_and_long_names_are_a_sentence()
    {
        string deep = string.Concat(Enumerable.Repeat("message A { ", 100_000));
        string dots = string.Concat(Enumerable.Repeat("a.\n", 1_000_000));
        string wide = new('a', 400);

        AssertRefused(deep, "nests more than 64 messages");
        AssertRefused($"package {dots}", "has a name of more than 500 letters, at line 25");
        AssertRefused(
            $"package {wide}; message {wide} {{ message {wide} {{ }} }}",
            "declares a name of more than 1,000 letters with those around it, at line 1.");
    }

    [Fact]
    public void Imports_are_found_beside_the_file_and_above_it()
    {
        _folder.Write("api/common/money.proto", """
            package common; import "shop/order.proto"; import "common/unit.proto";
            message Money { required Unit unit = 1; optional shop.Root root = 2; }
            """);
        string unit = _folder.Write("api/common/unit.proto", "package common; enum Unit { EUR = 0; }");
        string order = _folder.Write("api/shop/order.proto", """
            package shop; import public "common/money.proto"; import "validate/rules.proto";
            message Root { optional common.Money price = 1 [(validate) = true]; }
            """);

        var written = WrittenTypes.OfSchema(order, null, []);

        Assert.Equal("Money?", Written.Member(written.Text, "Price"));
        Assert.Equal(["Unit", "Root?"], Written.Members(written.Text, "Unit", "Root"));
        Written.ReadWhole(written.Text, """{"price":{"unit":"EUR","root":{}}}""");

        File.AppendAllText(unit, "message { }");
        Assert.Equal(
            "'common/unit.proto' has '{' where a name must stand, at line 1.",
            Assert.Throws<UsageException>(() => WrittenTypes.OfSchema(order, null, [])).Message);
    }

    [Fact]
    public void Single_values_of_the_library_are_those_of_their_JSON()
    {
        const string Json = """{"a":"5","b":"1.5s","c":["2024-01-01T00:00:00Z"],"d":"x","e":{"k":1.5},"f":{"k":"7"}}""";

        WrittenTypes written = Write(
            "message Root { optional google.protobuf.Int64Value a = 1; optional google.protobuf.Duration b = 2; "
            + "repeated google.protobuf.Timestamp c = 3; optional .google.protobuf.StringValue d = 4; "
            + "map<string, google.protobuf.DoubleValue> e = 5; map<string, int64> f = 6; }",
            null,
            Json);

        Assert.Equal(
            ["long?", "string?", "List<DateTime>", "string?", "Dictionary<string, double>", "Dictionary<string, long>"],
            Written.Members(written.Text, "A", "B", "C", "D", "E", "F"));
        Written.ReadWhole(written.Text, Json);
    }

    private void AssertRefused(string schema, string expected) =>
        Assert.Contains(expected, Assert.Throws<UsageException>(() => Write(schema)).Message);

    private static (WireKind, string?)[] WiresOf(Type type) =>
    [
        .. type.GetProperties()
            .Select(property => property.GetCustomAttribute<WireAttribute>())
            .Select(wire => (wire?.Kind ?? 0, wire?.OneOf)),
    ];

    private WrittenTypes Write(string schema, string? message = null, string data = "", bool keepsUnknown = false)
    {
        string file = _folder.Write("x.proto", schema);
        string records = _folder.Write("data.json", data);
        return WrittenTypes.OfSchema(file, message, [records], keepsUnknown);
    }
}
