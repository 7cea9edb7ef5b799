using static SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes.WildTypes;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// No part of a user's data is lost silently: a member that did not reach the object is refused with its place.
public sealed class UnreadMembersTests : WithFolder
{
    public static TheoryData<Type, string, string> Lost => new()
    {
        {
            typeof(Invoice), """{"Lines":[{"Price":1},{"Price":2,"Twice":5}]}""",
            "'data.json': record 1 (line 1): $.Lines[1].Twice is 5 in the data, but computed, and is 4; "
                + "give the member a setter, or remove it from the data."
        },
        { typeof(Invoice), """{"Lines":[{"Broken":"x"}]}""", "$.Lines[0].Broken is \"x\" in the data, but computed" },
        { typeof(Invoice), """{"Array":[{"Price":2,"Twice":5}]}""", "$.Array[0].Twice is 5" },
        { typeof(Invoice), """{"Pile":[{"Price":1},{"Price":2,"Twice":5}]}""", "$.Pile[1]" },
        { typeof(Invoice), """{"ByName":{"a":{"Price":1},"b b":{"Twice":2}}}""", "$.ByName['b b'].Twice is 2" },
        { typeof(Invoice), """{"ByNumber":{"1":{"Price":1},"2":{"Twice":2}}}""", "$.ByNumber.2.Twice is 2" },
        { typeof(Invoice), "{\"Total\":0}\n\n{\"Lines\":[{\"Price\":1}],\"Total\":2}", "record 2 (line 3): $.Total is 2 in the data" },
        { typeof(Positional), """{"Id":1,"Name":"ab","Length":3}""", "$.Length is 3 in the data, but computed, and is 2" },
        { typeof(Late), """{"Number":5}""", "$.Number is 5 in the data" },
        { typeof(Behind), """{"Fresh":{"Zip":1}}""", "$.Fresh.Zip is 1 in the data" },
        { typeof(Behind), """{"hidden":5}""", "record 1" },
        { typeof(Ignoring), """{"Call":5}""", "$.Call" },
        { typeof(Minded), """{"DeafList":[1]}""", "$.DeafList has 1 items in the data, but List keeps 0" },
        {
            typeof(Minded), """{"Unread":2}""",
            "$.Unread was not read, because Minded shows no member of this name; add one with a getter and a setter, "
                + "or remove it from the data."
        },
        { typeof(Minded), """{"Password":"p"}""", "$.Password was not read" },
        {
            typeof(Minded), """{"Few":[1,2,3]}""",
            "$.Few has 3 items in the data, but List keeps 2; remove the others from the data, or use another collection."
        },
        { typeof(Few), "[[1],[1,2,3]]", "record 2 (line 1): $ has 3 items in the data, but Few keeps 2" },
        {
            typeof(Labelled), """{"Labels":["a","B","A"]}""",
            "$.Labels[2] was not kept by Labels, which takes it for another item; "
                + "remove it from the data, or use another collection."
        },
        { typeof(Labelled), """{"Prices":{"a":1,"A":2}}""", "record 1" },
        { typeof(Labelled), """{"ById":{"1":1,"01":2}}""", "record 1" },
        { typeof(Lenient), """{"A":1,"B":2}""", "$.B was not read, because Lenient shows no member of this name" },
        { typeof(Lenient), """{"":2}""", "$. was not read, because Lenient shows no member of this name" },
        {
            typeof(Values), $$"""{"Double":1{{new string('0', 400)}}}""",
            "$.Double is 10000000000000000000000000000000... (401 characters), which no Double holds"
        },
        {
            typeof(Values), """{"Double":1e999}""",
            "$.Double is 1e999, which no Double holds; write a smaller number, or \"Infinity\" in quotes."
        },
        {
            typeof(Values), """{"Single":-1e39}""",
            "$.Single is -1e39, which no Single holds; write a smaller number, or \"-Infinity\" in quotes."
        },
        { typeof(Values), """{"Half":70000}""", "Half" },
        { typeof(Values), """{"Perhaps":1e309}""", "$.Perhaps is 1e309, which no Double holds" },
        { typeof(Values), """{"Doubles":[1,2e2,3e400]}""", "$.Doubles[2] is 3e400, which no Double holds" },
        { typeof(Values), """{"Singles":{"a":1,"b":1e40}}""", "$.Singles.b is 1e40, which no Single holds" },
        {
            typeof(Values), """{"Double":9007199254740993}""",
            "$.Double is 9007199254740993, which no Double holds: the nearest is 9007199254740992; "
                + "declare a type with more digits, or write what it holds."
        },
        {
            typeof(Converted), """{"Quoted":"9007199254740993"}""",
            "$.Quoted is \"9007199254740993\", which no Double holds: the nearest is 9007199254740992"
        },
        { typeof(Converted), """{"Quoted":"-1e999"}""", "at $.Quoted" },
        { typeof(Values), """{"Single":16777217}""", "$.Single is 16777217, which no Single holds: the nearest is 16777216" },
        { typeof(Values), """{"Half":2049}""", "$.Half is 2049, which no Half holds: the nearest is 2048" },
        { typeof(Values), """{"Decimal":1e30}""", "at $.Decimal" },
        { typeof(Values), """{"Int":3.7}""", "at $.Int" },
        { typeof(Values), """{"Double":1,"Computed":2}""", "$.Computed is 2 in the data" },
        { typeof(Values), """{"Bytes":"AQI=","SameBytes":"AQM="}""", "$.SameBytes is \"AQM=\" in the data" },
        { typeof(Grid), """{"Id":1,"Cells":[[1,2],[3]]}""", "The rows of an array of several dimensions have one length" },
        { typeof(Grid), """{"Id":1,"Cells":[[1,2],3]}""", "Arrays in arrays are expected, 2 deep" },
        {
            typeof(Keyed), """{"Singles":{"16777217":1}}""",
            "$.Singles.16777217 is \"16777217\", which no Single holds: the nearest is 16777216; "
                + "declare a type with more digits, or write what it holds."
        },
        {
            typeof(Keyed), """{"Singles":{"+16777217":1}}""",
            "$.Singles['+16777217'] is \"+16777217\", which no Single holds: the nearest is 16777216"
        },
        {
            typeof(Keyed), """{"Doubles":{"9007199254740993":1}}""",
            "$.Doubles.9007199254740993 is \"9007199254740993\", which no Double holds"
        },
        { typeof(Keyed), """{"Halves":[{},{"2049":{}}]}""", "$.Halves[1].2049 is \"2049\", which no Half holds: the nearest is 2048" },
        { typeof(Keyed), """{"Doubles":{"1e999":1}}""", "at $.Doubles" },
        {
            typeof(Values), """{"Time":"2024-03-31T02:30:00+02:00"}""",
            "): 2024-03-31T02:30:00+02:00 has an offset, which DateTime does not keep; "
                + "make the member a DateTimeOffset, or write the time in UTC with Z."
        },
        {
            typeof(Values), """{"Zoned":"2024-03-31T02:30:00"}""",
            "): 2024-03-31T02:30:00 has no offset; write Z or an offset such as +02:00 after the time."
        },
        { typeof(Values), """{"Zoned":"2024-03-31"}""", "2024-03-31 has no offset" },
        { typeof(Perhaps), """{"When":"2024-03-31T02:30-00:01"}""", "2024-03-31T02:30-00:01 has an offset" },
        { typeof(Keyed), """{"Times":{"2024-03-31T02:30:00+02:00":1}}""", "2024-03-31T02:30:00+02:00 has an offset" },
        { typeof(Keyed), """{"Zoned":{"2024-03-31T02:30:00":"a"}}""", "2024-03-31T02:30:00 has no offset" },
        { typeof(Keyed), """{"Days":["2024-03-31T02:30:00Z","2024-03-31T02:30:00+02:00"]}""", "at $.Days[1]" },
        { typeof(Keyed), """{"ZonedDays":["2024-03-31T02:30:00.5"]}""", "at $.ZonedDays[0]" },
    };

    public static TheoryData<Type, string> Kept => new()
    {
        { typeof(Getters), """{"Id":1,"Items":[],"Names":[],"Part":{"Zip":0}}""" },
        { typeof(Grid), """{"Id":1,"Cells":[]}""" },
        { typeof(Grid), """{"Id":1,"Cells":[[1,2],[3,4]]}""" },
        { typeof(Getters), """{"id":1,"items":[1,2],"names":["a"],"part":{"Zip":1,"City":"x"},"counts":{"a":1}}""" },
        { typeof(Setters), """{"Required":1,"Init":2,"Included":3,"Private":4,"Internal":5,"Protected":6}""" },
        { typeof(Derived), """{"Required":1,"Private":2,"Own":3,"Text":"t","Fixed":4}""" },
        { typeof(PlainFields), """{"Fixed":2,"Free":2,"Marked":3}""" },
        { typeof(Point), """{"X":2,"Y":3}""" },
        { typeof(Perhaps), """{"Where":{"X":1,"Y":2},"When":null}""" },
        { typeof(Ignoring), """{"Note":null,"Count":0}""" },
        { typeof(Ignoring), """{"Note":"n","Count":1,"Secret":"s","Shown":3,"Tree":{"Secret":"t"}}""" },
        { typeof(Behind), """{"Lines":[{"Price":1}],"Tags":["a","b"],"Name":"n","Count":3,"Map":{"a":1},"Written":7}""" },
        { typeof(Twin), """{"day":"2024-01-02T00:00:00"}""" },
        { typeof(Entity), """{"Id":1,"Kind":"k"}""" },
        {
            typeof(Invoice),
            """{"Lines":[{"Price":1.5,"Twice":3.0},{"Price":2}],"Total":3.50,"Set":[1,1,2],"Numbers":[1,2,3]"""
                + ""","Pile":[{"Price":1,"Twice":2},{"Price":2,"Twice":4}]}"""
        },
        { typeof(Invoice), """{"Lines":null}""" },
        { typeof(Positional), """{"Id":1,"Name":"ab","Length":2}""" },
        { typeof(Constructed), """{"Number":1,"Other":6}""" },
        { typeof(Populated), """{"Items":[1,2]}""" },
        { typeof(Drawing), """{"Figures":[{"X":1},{"$type":"circle","X":2,"Radius":3},{"$type":2,"X":2,"Side":3},null]}""" },
        { typeof(Minded), """{"Deaf":1}""" },
        { typeof(Labelled), """{"Labels":["a","B","a"],"Prices":{"a":1,"B":2},"ById":{"1":1,"2":2}}""" },
        { typeof(Extended), """{"A":1,"B":{"C":[1]}}""" },
        {
            typeof(Values),
            """{"Double":0.1,"Single":0.1,"Perhaps":null,"Decimal":1.00,"Int":-0,"Doubles":[1.0,1e2,0e-400],"Computed":1e-1}"""
        },
        {
            typeof(Values),
            """{"Double":0.1000000000000000055511151231257827,"Single":0.100000001490116,"Half":0.5"""
                + ""","Doubles":[123456789012345680000,1e300,5e-324,-0.0,1.7976931348623157E+308]}"""
        },
        { typeof(Values), """{"Double":"NaN","Single":"-Infinity","Doubles":["Infinity"],"Computed":"NaN"}""" },
        {
            typeof(Values),
            """{"Time":"2024-01-02T03:04:05.123456700+00:00","Zoned":"2024-01-02T03:04:05Z","SameTime":"2024-01-02T03:04:05+00:00"}"""
        },
        { typeof(Values), """{"Day":5,"SameDay":"friday","Bytes":"AQI=","SameBytes":"AQI="}""" },
        { typeof(Values), """{"Any":1e999,"Element":{"a":1e999}}""" },
        { typeof(Converted), """{"Price":"1.50 EUR","Same":"1.50 EUR","Text":"12","Quoted":"-Infinity"}""" },
        {
            typeof(Keyed),
            """{"Singles":{"0.1":1,"-1e3":2},"Doubles":{"01":1,"123456789012345680000":2},"Decimals":{"1.50":1,"-2":2}"""
                + ""","Halves":[{"0.5":{}}],"Codes":{"a":1},"Headers":{"b":2}}"""
        },
        {
            typeof(Keyed),
            """{"Times":{"2024-03-31T02:30:00":1,"2024-03-31T02:30:00.1234567Z":2,"2024-03-31":3}"""
                + ""","Zoned":{"2024-03-31T02:30:00+02:00":"a","2024-03-31T02:30:00Z":"b"}}"""
        },
        { typeof(Values), """{"Decimal":-0.5,"Zoned":"2024-01-02T03:04:05.5-07:00"}""" },
    };

    // What the object holds in another form than its document, which the user is told.
    public static TheoryData<Type, string, string?> Altered => new()
    {
        {
            typeof(Minded), """{"Text":" a "}""",
            "The type rounds or changes 1 of the values of data.json, first $.Text of record 1, \" a \" as \"a\""
        },
        {
            typeof(Minded), "{\"Text\":\"a\"}\n{\"Text\":\"b \"}\n{\"Text\":\" c\"}",
            "The type rounds or changes 2 of the values of data.json, first $.Text of record 2, \"b \" as \"b\""
        },
        { typeof(Minded), """{"Deaf":0}""", "first $.Deaf of record 1, 0 as 1" },
        { typeof(Minded), """{"Sealed":1}""", "first $.Sealed of record 1, 1 as 0" },
        { typeof(Behind), """{"Changed":5}""", "first $.Changed of record 1, 5 as 6" },
        { typeof(Keyed), """{"Doubles":{"1":1,"NaN":1}}""", "first $ of record 1, {" },
        { typeof(Minded), """{"Text":null}""", "first $.Text of record 1, null as \"\"" },
        { typeof(Minded), """{"Sorted":[2,1]}""", "first $.Sorted[0] of record 1, 2 as 1" },
        { typeof(Loud), """[["A"],["b"]]""", "first $[0] of record 2, \"b\" as \"B\"" },
        { typeof(Mended), """{"A":1}""", "first $.A of record 1, 1 as 2" },
        {
            typeof(Values), """{"Doubles":[1,12345678901234567890.123]}""",
            "first $.Doubles[1] of record 1, 12345678901234567890.123 as 1.2345678901234567E+19"
        },
        { typeof(Values), """{"Single":3.14159265}""", "first $.Single of record 1, 3.14159265 as 3.1415927" },
        { typeof(Values), """{"Half":0.1}""", null },
        { typeof(Values), """{"Half":0.12345}""", "first $.Half of record 1, 0.12345 as 0.12347412109375" },
        { typeof(Values), """{"Double":1e-400}""", "first $.Double of record 1, 1e-400 as 0" },
        { typeof(Values), """{"Double":1e-99999999999999999999}""", "first $.Double of record 1" },
        {
            typeof(Values), """{"Decimal":0.12345678901234567890123456789012345}""",
            "first $.Decimal of record 1, 0.123456789012345678901234567890... (37 characters) as 0.1234567890123456789012345679"
        },
        {
            typeof(Values), """{"Zoned":"2024-01-02T03:04:05.123456789Z"}""",
            "first $.Zoned of record 1, \"2024-01-02T03:04:05.123456789Z\" as 2024-01-02T03:04:05.1234567Z"
        },
        { typeof(Values), """{"Decimal":-0.0}""", "first $.Decimal of record 1, -0.0 as 0.0" },
        { typeof(Values), """{"Decimal":-0}""", "first $.Decimal of record 1, -0 as 0" },
        { typeof(Keyed), """{"Decimals":{"1":1,"-0.0":2}}""", "first $.Decimals['-0.0'] of record 1, \"-0.0\" as 0.0" },
        {
            typeof(Keyed), """{"Decimals":{"0.12345678901234567890123456789012345":1}}""",
            ", \"0.12345678901234567890123456789... (39 characters) as 0.1234567890123456789012345679"
        },
        { typeof(Keyed), """{"Singles":{"16777217.5":1}}""", "\"16777217.5\" as 16777218" },
        {
            typeof(Keyed), """{"Times":{"2024-03-31T02:30:00.123456789":1}}""",
            "\"2024-03-31T02:30:00.123456789\" as 2024-03-31T02:30:00.1234567"
        },
        { typeof(Keyed), """{"Codes":{"a":1," b ":2}}""", "first $.Codes[' b '] of record 1, \" b \" as \"b\"" },
        {
            typeof(Keyed), """{"Headers":{"Accept":1,"etag":2}}""",
            "changes 1 of the values of data.json, first $.Headers.Accept of record 1, \"Accept\" as \"accept\""
        },
        {
            typeof(Converted), """{"Quoted":"3.14159265358979323846"}""",
            "first $.Quoted of record 1, \"3.14159265358979323846\" as 3.141592653589793"
        },
        { typeof(Converted), """{"Share":1e99999999999}""", "first $.Share of record 1, 1e99999999999 as 100" },
        {
            typeof(Converted), """{"Warm":{"celsius":20,"place":"here"}}""",
            "first $.Warm.place of record 1, \"here\" as nothing"
        },
    };

    [Theory]
    [MemberData(nameof(Lost))]
    public void What_does_not_reach_the_object_is_refused_with_its_place(Type type, string json, string expected)
    {
        UsageException error = Assert.Throws<UsageException>(() => Read(type, json));

        Assert.Contains(expected, error.Message);
        Assert.DoesNotContain('\n', error.Message);
    }

    [Theory]
    [MemberData(nameof(Kept))]
    public void What_reaches_the_object_or_is_there_anyway_is_taken(Type type, string json) =>
        Assert.DoesNotContain("changes", Read(type, json));

    [Theory]
    [MemberData(nameof(Altered))]
    public void What_takes_another_form_is_told(Type type, string json, string? expected)
    {
        string description = Read(type, json);

        Assert.True(expected is null ? !description.Contains("changes") : description.Contains(expected), description);
    }

    [Fact]
    public void Hidden_members_hold_what_the_document_says()
    {
        Getters getters = Value<Getters>("""{"Items":[1,2],"Names":["a"],"Part":{"City":"x"},"Counts":{"b":3}}""");
        Behind behind = Value<Behind>("""{"Lines":[{"Price":1}],"Tags":["a"],"Name":"n","Count":3,"Map":{"a":1},"Written":7}""");
        Ignoring ignoring = Value<Ignoring>("""{"Secret":"s","Shown":3}""");
        Setters setters = Value<Setters>("""{"Required":0,"Private":1,"Internal":2,"Protected":3}""");

        Assert.Equal("1,2 a x 3", $"{string.Join(',', getters.Items)} {getters.Names[0]} {getters.Part.City} {getters.Counts["b"]}");
        Assert.Equal(
            (1m, "a", "n", 3, 1, 7),
            (behind.Lines.Single().Price, behind.Tags.Single(), behind.Name, behind.Count, behind.Map["a"], behind.Written));
        Assert.Equal(("s", 3), (ignoring.Secret, ignoring.Shown));
        Assert.Equal((1, 2, 3), (setters.Private, setters.Internal, setters.Protected));
        Assert.Equal((2, 3), (Value<Point>("""{"X":2,"Y":3}""").X, Value<Constructed>("""{"Number":2,"Other":3}""").Other));
    }

    [Theory]
    [InlineData("2024-03-31T02:30:00Z")]
    [InlineData("2024-03-31T02:30:00+00:00")]
    [InlineData("2024-03-31T02:30:00\\u002B00:00")]
    [InlineData("2024-03-31T02:30-00")]
    [InlineData("0001-01-01T00:00:00+00:00")]
    [InlineData("9999-12-31T23:59:59.999999999+00:00")]
    public void A_time_in_utc_is_the_same_in_every_zone(string text)
    {
        Keyed keyed = Value<Keyed>($$$"""{"Days":["{{{text}}}"],"Times":{"{{{text}}}":1}}""");
        string clock = text.Replace("\\u002B", "+");

        Assert.All([keyed.Days.Single(), keyed.Times.Single().Key], time => Assert.Equal(DateTimeKind.Utc, time.Kind));
        Assert.Equal(keyed.Days.Single(), keyed.Times.Keys.Single());
        Assert.StartsWith(clock[..16], keyed.Days.Single().ToString("O"));
    }

    public static TheoryData<Type, string, string> Wrong => new()
    {
        { typeof(Extended), """{"A":1,"x":"\ud800"}""", "half a surrogate pair at line 1, byte 12" },
        { typeof(Extended), """{"A":1,"\udc00":1}""", "half a surrogate pair at line 1, byte 8" },
        { typeof(Positional), "{\"Id\":1,\n \"Name\":\"a\\ud800b\"}", "half a surrogate pair at line 2, byte 9" },
        { typeof(Values), """{"Element":{"a":["\ud83d","\ude00"]}}""", "half a surrogate pair" },
        { typeof(Values), """{"Singles":{"\ud83d":1}}""", "half a surrogate pair" },
        { typeof(Ignoring), """{"Secret":"\ud800"}""", "half a surrogate pair" },
        { typeof(Positional), """{"Id":1,"Name":"a","Name":"b"}""", "record 1" },
        { typeof(Positional), """{"Id":1,"Name":"a","name":"b"}""", "record 1" },
        { typeof(Values), """{"Element":{"a":1,"\u0061":2}}""", "record 1" },
        { typeof(Values), """{"Singles":{"a":1,"a":2}}""", "record 1" },
        { typeof(Ignoring), """{"Secret":"a","Secret":"b"}""", "record 1" },
        { typeof(Getters), """{"$id":"1","Id":1}""", "record 1" },
        { typeof(Getters), """{"$ref":"1"}""", "record 1" },
        { typeof(Drawing), """{"Figures":[{"$type":"oval","X":1}]}""", "at $.Figures[0]" },
        { typeof(Positional), """{"Id":1 /* one */,"Name":"a"}""", "record 1" },
        { typeof(Positional), "{\"Id\":1, // one\n\"Name\":\"a\"}", "record 1" },
        { typeof(Positional), """{"Id":1,"Name":"a",}""", "record 1" },
        { typeof(Values), """{"Double":NaN}""", "at $.Double" },
        { typeof(Values), """{"Double":-Infinity}""", "at $.Double" },
        { typeof(Values), """{"Double":"nan"}""", "at $.Double" },
        { typeof(Positional), "\uFEFF\uFEFF{\"Id\":1,\"Name\":\"a\"}", "record 1" },
        { typeof(Positional), "{\"Id\":1,\uFEFF\"Name\":\"a\"}", "record 1" },
    };

    [Theory]
    [MemberData(nameof(Wrong))]
    public void Wrong_json_is_one_sentence(Type type, string json, string expected)
    {
        UsageException error = Assert.Throws<UsageException>(() => Read(type, json));

        Assert.Contains(expected, error.Message);
        Assert.StartsWith("'data.json': record 1 ", error.Message);
        Assert.DoesNotContain('\n', error.Message);
    }

    [Theory]
    [InlineData("{\"Element\":", "}", 1100)]
    [InlineData("{\"Element\":[", "]}", 600)]
    [InlineData("{\"Element\":", "}", 1_000_000)]
    public void Depth_has_a_limit(string open, string close, int depth)
    {
        string json = string.Concat(Enumerable.Repeat(open, depth)) + "1" + string.Concat(Enumerable.Repeat(close, depth));

        Assert.StartsWith("'data.json': record 1 ", Assert.Throws<UsageException>(() => Read(typeof(Values), json)).Message);
    }

    [Fact]
    public void Bytes_that_are_no_text_are_refused()
    {
        byte[] json = [.. "{\"Id\":1,\"Name\":\"a"u8, 0xFF, .. "\"}"u8];

        Assert.Contains("is no UTF-8", Assert.Throws<UsageException>(() => Read(typeof(Positional), json)).Message);
    }

    [Fact]
    public void A_mark_of_utf8_is_passed_over() => Read(typeof(Positional), "\uFEFF{\"Id\":1,\"Name\":\"a\"}");

    private static T Value<T>(string json) =>
        OwnJson.Read<T>(new JsonRecord(Encoding.UTF8.GetBytes(json), Number: 1, Line: 1, Column: 1), "data.json");

    private string Read(Type type, string json) => Read(type, Encoding.UTF8.GetBytes(json));

    private string Read(Type type, byte[] json)
    {
        string file = _folder.File("data.json");
        File.WriteAllBytes(file, json);
        var model = (IOwnModel)OwnModelFactory.Create(type, new JsonFiles([file]), new OwnTypeOptions(Seed: 1, Count: 8));
        return string.Join(' ', model.Notes);
    }
}
