using System.Text.Json;

namespace SerBench.Formats.Tests.Ignite.Views;

// Fields found by name in messages of the original, by its rules.
public class IgniteViewTests
{
    // Golden data whose values are not written in a form that decoding could be compared with (IgniteGoldenTests).
    private static readonly string[] Others = ["generic_dict_field", "date_no_timestamp", "builder_person_fullfooter", "strings_raw"];

    private static readonly byte[] Full = GoldenFile.Read("Ignite", "person_small_reflective_fullfooter.bin");

    public static TheoryData<string> ObjectNames => [.. IgniteGoldenTests.Objects.Keys.Where(name => !Others.Contains(name))];

    [Theory]
    [MemberData(nameof(ObjectNames))]
    public void EveryFieldOfTheOriginalsObjectsIsFoundByItsName(string name)
    {
        JsonElement golden = IgniteGoldenTests.Objects[name];
        byte[] bytes = GoldenFile.Read("Ignite", golden.GetProperty("file").GetString()!);
        IgniteOptions options = IgniteGoldenTests.OptionsOf(golden, IgniteGoldenTests.ObjectOf(golden));
        var expected = (IgniteObject)IgniteMessage.Decode(bytes, options)!;
        IgniteView view = IgniteView.Read(bytes, options);

        Assert.Equal(golden.GetProperty("header").GetProperty("flags").GetInt32(), view.Flags);
        Assert.Equal(golden.GetProperty("header").GetProperty("typeId").GetInt32(), view.TypeId);
        Assert.Equal(golden.GetProperty("header").GetProperty("hashCode").GetInt32(), view.Hash);
        Assert.Equal(golden.GetProperty("header").GetProperty("schemaId").GetInt32(), view.SchemaId);
        Assert.Equal(bytes.Length, view.Length);
        Assert.Equal(expected.Fields.Count, view.FieldCount);
        Assert.Equal(expected.Raw.Count > 0, view.HasRaw);
        ViewComparer.CheckFields(expected, view, depth: 3);
    }

    [Fact]
    public void AFieldIsFoundInAnyCaseByHandleOrName()
    {
        IgniteView view = IgniteView.Read(Full);

        Assert.Equal(1, view.GetInt32("Id"));
        Assert.Equal(1, view.GetInt32("ID"));
        Assert.Equal(1, view.GetInt32(new IgniteField("id")));
        Assert.Equal("A", view.GetString("Name"));
        Assert.Equal("", view.GetString("data"));
        Assert.Equal(Guid.Empty, view.GetGuid("Guid"));
        Assert.True(view.TryGetInt32("Id", out int id) && id == 1);
    }

    [Fact]
    public void AFieldThatIsMissingReadsAsTheDefault()
    {
        IgniteView view = IgniteView.Read(Full);

        Assert.False(view.HasField("Age"));
        Assert.True(view.HasField("Id"));
        Assert.Equal(0, view.GetInt32("Age"));
        Assert.Equal(0, view.GetDouble("Age"));
        Assert.False(view.GetBoolean("Age"));
        Assert.Null(view.GetString("Age"));
        Assert.Equal(Guid.Empty, view.GetGuid("Age"));
        Assert.Equal(default, view["Age"].GetDateTime());
        Assert.Equal(0m, view["Age"].GetDecimal());
        Assert.Equal(0, view["Age"].GetItems().Count);
        Assert.False(view.TryGetInt32("Age", out _));
        Assert.False(view.TryGetValue("Age", out _));
        Assert.True(view.GetObject("Age").IsNull);
        Assert.Equal(0, view.GetObject("Age").GetInt32("Id"));
        Assert.False(view.GetObject("Age").GetObject("Deeper").HasField("Id"));
    }

    [Fact]
    public void RawPartsAreInvisible()
    {
        IgniteView mixed = IgniteView.Read(GoldenFile.Read("Ignite", "person_mixed_fullfooter.bin"));
        IgniteView raw = IgniteView.Read(GoldenFile.Read("Ignite", "person_small_reflective_raw.bin"));

        Assert.True(mixed.HasRaw && raw.HasRaw);
        Assert.Equal(int.MinValue, mixed.GetInt32("id"));
        Assert.Equal("John Johnson", mixed.GetString("name"));
        Assert.False(mixed.HasField("data"));
        Assert.Equal(Guid.Empty, mixed.GetGuid("guid"));
        Assert.Equal(0, raw.FieldCount);
        Assert.False(raw.HasField("Id"));
        Assert.Equal(0, raw.GetInt32("Id"));
    }

    [Fact]
    public void NestedObjectsAreViewsAndHandlesAreFollowed()
    {
        IgniteView cycle = IgniteView.Read(GoldenFile.Read("Ignite", "handles_two_cycle_fullfooter.bin"));
        string? first = cycle.GetString("Name");
        string? second = cycle.GetObject("Next").GetString("Name");

        Assert.NotEqual(first, second);
        Assert.Equal(first, cycle.GetObject("Next").GetObject("Next").GetString("Name"));
        Assert.Equal(second, cycle.GetObject("Next").GetObject("Next").GetObject("Next").GetString("Name"));
        Assert.Equal(second, cycle.GetObject("Other").GetString("Name"));
        byte[] self = GoldenFile.Read("Ignite", "handles_self_cycle.bin");
        Assert.True(IgniteView.Read(self, new IgniteOptions().Know<Golden.Node>()).GetObject("Other").IsNull);
    }

    [Fact]
    public void AnObjectInAWrappedMessageIsReached()
    {
        var options = new IgniteOptions { HasCompactFooter = false };
        byte[] inner = IgniteMessage.Encode(new IgniteObject("Inner").With("X", 5), options);
        byte[] outer = IgniteMessage.Encode(new IgniteObject("Outer").With("In", new IgniteWrapped([1, 2, 3, .. inner, 4], 3)), options);

        Assert.Equal(5, IgniteView.Read(outer).GetObject("In").GetInt32("X"));
    }

    [Fact]
    public void WholeNumbersAreReadInAnyWidthTheyFit()
    {
        byte[] bytes = IgniteMessage.Encode(
            new IgniteObject("Numbers")
                .With("Small", (byte)200).With("Short", (short)-2).With("Int", -5).With("UInt", uint.MaxValue).With("Long", 1L << 40)
                .With("Float", 1.5f).With("Enum", new IgniteEnum("Color", 2)).With("Char", 'x'),
            new IgniteOptions { HasCompactFooter = false });

        Assert.Equal(200, IgniteView.Read(bytes).GetInt64("Small"));
        Assert.Equal(-56, IgniteView.Read(bytes)["Small"].GetSByte());
        Assert.Equal(-2, IgniteView.Read(bytes).GetInt32("Short"));
        Assert.Equal(-5L, IgniteView.Read(bytes).GetInt64("Int"));
        Assert.Equal(uint.MaxValue, IgniteView.Read(bytes)["UInt"].GetUInt32());
        Assert.Equal(1.5, IgniteView.Read(bytes).GetDouble("Float"));
        Assert.Equal('x', IgniteView.Read(bytes)["Char"].GetChar());
        Assert.Equal(2, IgniteView.Read(bytes)["Enum"].GetEnum(out int typeId));
        Assert.Equal(new IgniteOptions().TypeId("Color"), typeId);
        Assert.Throws<WireFormatException>(() => IgniteView.Read(bytes).GetInt32("Long"));
        Assert.Throws<WireFormatException>(() => IgniteView.Read(bytes)["Int"].GetUInt64());
        Assert.Throws<WireFormatException>(() => IgniteView.Read(bytes)["Small"].GetBoolean());
        Assert.Throws<WireFormatException>(() => IgniteView.Read(bytes).GetString("Int"));
        Assert.Throws<WireFormatException>(() => IgniteView.Read(bytes).GetObject("Int"));
        Assert.Throws<WireFormatException>(() => IgniteView.Read(bytes)["Int"].GetItems());
    }

    [Fact]
    public void ACompactFooterIsReadOnlyByASchemaThatIsKnown()
    {
        byte[] bytes = GoldenFile.Read("Ignite", "person_small_reflective.bin");
        IgniteOptions options = new IgniteOptions().Know<Person>();
        var id = new IgniteField("Id");

        Assert.Equal(1, IgniteView.Read(bytes, options).GetInt32(id));
        Assert.Throws<WireFormatException>(() => IgniteView.Read(bytes).GetInt32(id));
        Assert.Throws<WireFormatException>(() =>
            IgniteView.Read(bytes, new IgniteOptions().Know<Person>(FieldOrder.Declared)).GetInt32("Id"));
        Assert.Equal(1, IgniteView.Read(bytes, options).GetInt32(id));
    }

    [Fact]
    public void OneHandleServesManySchemas()
    {
        var compact = new IgniteOptions();
        var full = new IgniteOptions { HasCompactFooter = false };
        var field = new IgniteField("X");
        for (int repeat = 0; repeat < 3; repeat++)
        {
            foreach (int before in (int[])[0, 1, 5, 100, 70_000])
            {
                foreach (IgniteOptions options in (IgniteOptions[])[compact, full])
                {
                    IgniteObject made = new IgniteObject($"T{before}").With("A", new byte[before]).With("X", before).With("B", null);
                    made.Raw.Add("raw");
                    byte[] bytes = IgniteMessage.Encode(made, options.Know(new IgniteType(made.TypeName, "A", "X", "B")));

                    Assert.Equal(before, IgniteView.Read(bytes, options).GetInt32(field));
                    Assert.Equal(before, IgniteView.Read(bytes, options)["A"].GetNumbers<byte>().Length);
                    Assert.False(IgniteView.Read(bytes, options).TryGetInt32("B", out _));
                }
            }
        }
    }

    [Fact]
    public void MappersOfNamesAndIdsAreObeyed()
    {
        var options = new IgniteOptions
        {
            HasSimpleNames = false,
            TypeIdMapper = name => name == "Some.Type" ? 77 : 0,
            FieldIdMapper = (type, field) => type == "Some.Type" && field == "X" ? 1234 : 0,
        };
        IgniteObject made = new IgniteObject("Some.Type").With("X", 5).With("Y", 6);
        byte[] bytes = IgniteMessage.Encode(made, options.Know(new IgniteType("Some.Type", "X", "Y")));

        Assert.Equal(77, IgniteView.Read(bytes, options).TypeId);
        Assert.Equal(5, IgniteView.Read(bytes, options).GetInt32("X"));
        Assert.Equal(5, IgniteView.Read(bytes, options).GetInt32(new IgniteField("X")));
        Assert.Equal(6, IgniteView.Read(bytes, options).GetInt32("Y"));
    }

    [Fact]
    public void DatesComeBackWhateverTheirKind()
    {
        var box = new Quad<DateTime, DateTime, DateTimeOffset, DateTime?>
        {
            First = new DateTime(2016, 4, 19, 1, 2, 3, DateTimeKind.Utc).AddTicks(7),
            Second = new DateTime(2016, 4, 19, 1, 2, 3, DateTimeKind.Local),
            Third = new DateTimeOffset(2016, 4, 19, 1, 2, 3, TimeSpan.FromMinutes(-330)),
        };
        foreach (string format in (string[])["ignite", "ignite-full"])
        {
            byte[] bytes = Witnesses.Encode(format, box);
            IgniteView view = IgniteView.Read(bytes, new IgniteOptions().Know<Quad<DateTime, DateTime, DateTimeOffset, DateTime?>>());

            Assert.Equal(box.First, view["First"].GetDateTime());
            Assert.Equal(DateTimeKind.Utc, view["First"].GetDateTime().Kind);
            Assert.Equal(box.Second, view["Second"].GetDateTime());
            Assert.Equal(DateTimeKind.Local, view["Second"].GetDateTime().Kind);
            Assert.True(box.Third.EqualsExact(view["Third"].GetDateTimeOffset()));
            Assert.True(view["Fourth"].IsNull);
        }
    }

    [Fact]
    public void NoNumberAllocates()
    {
        byte[] compact = GoldenFile.Read("Ignite", "person_reflective.bin");
        IgniteOptions options = new IgniteOptions().Know<Person>();
        var id = new IgniteField("Id");
        var guid = new IgniteField("Guid");
        long sum = Touch(compact, options, id, guid) + Touch(Full, options, id, guid);

        long allocated = Memory.Of(
            () =>
            {
                for (int i = 0; i < 1000; i++)
                {
                    sum += Touch(compact, options, id, guid);
                }
            },
            allowance: 0);

        Assert.Equal(0, allocated);
        Assert.NotEqual(0, sum);
    }

    private static long Touch(byte[] bytes, IgniteOptions options, IgniteField id, IgniteField guid)
    {
        IgniteView view = IgniteView.Read(bytes, options);
        return view.GetInt32(id) + view.GetInt32("Id") + view.GetGuid(guid).GetHashCode() + view.GetInt64("Id")
            + view["Name"].GetText().Length + view.GetInt32("Missing") + view.Flags + (view.HasField("data") ? 1 : 0);
    }
}
