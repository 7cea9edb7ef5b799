using System.Text;
using SerBench.Benchmarks.Outside.OwnTypes;
using SerBench.Benchmarks.Tests.Doubles;
using SerBench.Benchmarks.Usage;
using static SerBench.Benchmarks.Tests.OwnTypes.WildTypes;

namespace SerBench.Benchmarks.Tests.OwnTypes;

/// <summary>No part of a user's data is lost silently: a member that did not reach the object is refused with its place.</summary>
public sealed class UnreadMembersTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    public static TheoryData<Type, string, string> Lost => new()
    {
        { typeof(Getters), """{"Id":1,"Items":[1,2]}""", "'data.json': record 1 (line 1): $.Items was not read, because 'Items' of Getters has no setter; give it a public one, or remove it from the data." },
        { typeof(Getters), """{"items":[1]}""", "$.items was not read, because 'Items' of Getters has no setter" },
        { typeof(Getters), """{"Names":["a"]}""", "$.Names was not read" },
        { typeof(Getters), """{"Part":{"Zip":1}}""", "$.Part was not read, because 'Part' of Getters has no setter" },
        { typeof(Getters), """{"Part":{"Zip":0,"City":"x"}}""", "$.Part" },
        { typeof(Getters), """{"Counts":{"a":1}}""", "$.Counts was not read" },
        { typeof(Getters), "{\"Id\":1}\n\n{\"Id\":2,\"Items\":[3]}", "record 2 (line 3): $.Items was not read" },
        { typeof(Setters), """{"Required":1,"Private":1}""", "'Private' of Setters has no public setter; make it public, mark it [JsonInclude], or remove it from the data." },
        { typeof(Setters), """{"Required":1,"Internal":1}""", "'Internal' of Setters has no public setter" },
        { typeof(Setters), """{"Required":1,"Protected":1}""", "'Protected' of Setters has no public setter" },
        { typeof(PlainFields), """{"Fixed":2}""", "$.Fixed was not read, because 'Fixed' of PlainFields is a read-only field" },
        { typeof(Point), """{"X":2,"Y":3}""", "$.X was not read, because 'X' of Point is a read-only field" },
        { typeof(Perhaps), """{"Where":{"X":2}}""", "$.Where.X was not read" },
        { typeof(Ignoring), """{"Secret":"s"}""", "$.Secret was not read, because 'Secret' of Ignoring is marked [JsonIgnore]; remove the mark, or remove it from the data." },
        { typeof(Ignoring), """{"Shown":3}""", "$.Shown was not read, because 'Shown' of Ignoring is marked [JsonIgnore]" },
        { typeof(Invoice), """{"Lines":[{"Price":1},{"Price":2,"Twice":5}]}""", "$.Lines[1].Twice was not read" },
        { typeof(Invoice), """{"Lines":[{"Broken":"x"}]}""", "$.Lines[0].Broken was not read" },
        { typeof(Invoice), """{"Array":[{"Price":2,"Twice":5}]}""", "$.Array[0].Twice was not read" },
        { typeof(Invoice), """{"Pile":[{"Price":1},{"Price":2,"Twice":5}]}""", "$.Pile[1].Twice was not read" },
        { typeof(Invoice), """{"ByName":{"a":{"Price":1},"b b":{"Twice":2}}}""", "$.ByName['b b'].Twice was not read" },
        { typeof(Invoice), """{"Lines":[{"Price":1}],"Total":2}""", "$.Total was not read" },
        { typeof(Positional), """{"Id":1,"Name":"ab","Length":3}""", "$.Length was not read" },
        { typeof(Constructed), """{"Number":1,"Other":6}""", "$.Other was not read" },
        { typeof(Drawing), """{"Figures":[{"X":1},{"$type":"circle","X":2,"Radius":3}]}""", "$.Figures[1].Radius was not read, because 'Radius' of Circle has no public setter" },
        { typeof(Minded), """{"Deaf":2}""", "$.Deaf makes no difference, because the setter of Minded keeps nothing of it; mend the setter, or remove it from the data." },
        { typeof(Minded), """{"DeafList":[1]}""", "$.DeafList makes no difference, because the setter of Minded keeps nothing of it" },
        { typeof(Lenient), """{"A":1,"B":2}""", "$.B was not read, because Lenient has no member of this name; add one, or remove it from the data." },
        { typeof(Lenient), """{"":2}""", "$. was not read, because Lenient has no member of this name" },
        { typeof(Values), $$"""{"Double":1{{new string('0', 400)}}}""", "$.Double is 10000000000000000000000000000000... (401 digits), which no Double holds" },
        { typeof(Values), """{"Double":1e999}""", "$.Double is 1e999, which no Double holds; write a smaller number, or \"Infinity\" in quotes." },
        { typeof(Values), """{"Single":-1e39}""", "$.Single is -1e39, which no Single holds" },
        { typeof(Values), """{"Half":70000}""", "Half" },
        { typeof(Values), """{"Perhaps":1e309}""", "$.Perhaps is 1e309, which no Double holds" },
        { typeof(Values), """{"Doubles":[1,2e2,3e400]}""", "$.Doubles[2] is 3e400, which no Double holds" },
        { typeof(Values), """{"Singles":{"a":1,"b":1e40}}""", "$.Singles.b is 1e40, which no Single holds" },
        { typeof(Values), """{"Decimal":1e30}""", "at $.Decimal" },
        { typeof(Values), """{"Int":3.7}""", "at $.Int" },
        { typeof(Values), """{"Double":1,"Computed":2}""", "$.Computed was not read" },
        { typeof(Values), """{"Bytes":"AQI=","SameBytes":"AQM="}""", "$.SameBytes was not read" },
    };

    public static TheoryData<Type, string> Kept => new()
    {
        { typeof(Getters), """{"Id":1,"Items":[],"Names":[],"Part":{"Zip":0}}""" },
        { typeof(Setters), """{"Required":1,"Init":2,"Included":3,"Private":0}""" },
        { typeof(PlainFields), """{"Fixed":1,"Free":2,"Marked":3}""" },
        { typeof(Point), """{"Y":2}""" },
        { typeof(Ignoring), """{"Note":null,"Count":0}""" },
        { typeof(Ignoring), """{"Note":"n","Count":1}""" },
        { typeof(Invoice), """{"Lines":[{"Price":1.5,"Twice":3.0},{"Price":2}],"Total":3.50,"Set":[1,1,2],"Numbers":[1,2,3],"Pile":[{"Price":1,"Twice":2},{"Price":2,"Twice":4}]}""" },
        { typeof(Invoice), """{"Lines":null}""" },
        { typeof(Positional), """{"Id":1,"Name":"ab","Length":2}""" },
        { typeof(Constructed), """{"Number":1,"Other":5}""" },
        { typeof(Populated), """{"Items":[1,2]}""" },
        { typeof(Drawing), """{"Figures":[{"X":1},{"$type":"circle","X":2},{"$type":2,"X":2,"Side":3},null]}""" },
        { typeof(Minded), """{"Text":" a "}""" },
        { typeof(Minded), """{"Deaf":1}""" },
        { typeof(Minded), """{"Sealed":1}""" },
        { typeof(Perhaps), """{"Where":{"Y":2},"When":null}""" },
        { typeof(Minded), """{"Password":"p"}""" },
        { typeof(Extended), """{"A":1,"B":{"C":[1]}}""" },
        { typeof(Values), """{"Double":0.1,"Single":0.1,"Half":0.1,"Perhaps":null,"Decimal":1.00,"Int":-0,"Doubles":[1.0,1e2,1e-400],"Computed":1e-1}""" },
        { typeof(Values), """{"Double":"NaN","Single":"-Infinity","Doubles":["Infinity"],"Computed":"NaN"}""" },
        { typeof(Values), """{"Decimal":0.12345678901234567890123456789012345,"Double":12345678901234567890.123}""" },
        { typeof(Values), """{"Time":"2024-01-02T03:04:05.123456789+01:00","Zoned":"2024-01-02T03:04:05Z","SameTime":"2024-01-02T03:04:05+00:00"}""" },
        { typeof(Values), """{"Day":5,"SameDay":"friday","Bytes":"AQI=","SameBytes":"AQI="}""" },
        { typeof(Values), """{"Any":1e999,"Element":{"a":1e999}}""" },
        { typeof(Converted), """{"Price":"1.50 EUR","Warm":{"celsius":20,"place":"here"},"Text":"12"}""" },
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
    public void What_reaches_the_object_or_is_there_anyway_is_taken(Type type, string json) => Read(type, json);

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

    private void Read(Type type, string json) => Read(type, Encoding.UTF8.GetBytes(json));

    private void Read(Type type, byte[] json)
    {
        string file = _folder.File("data.json");
        File.WriteAllBytes(file, json);
        OwnModelFactory.Create(type, new JsonFiles([file]), new OwnTypeOptions(Seed: 1, Count: 8));
    }
}
