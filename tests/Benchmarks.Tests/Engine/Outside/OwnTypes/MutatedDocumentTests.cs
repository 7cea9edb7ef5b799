using System.Diagnostics.CodeAnalysis;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Damaged data give one sentence or an object, in bounded memory. SERBENCH_MUTATIONS sets the number of documents.
public sealed class MutatedDocumentTests : WithFolder
{
    private const int LongestSentence = 1500;

    // The buffer of the reader, and what the JSON library, its exceptions and the check may need for each byte.
    private const long FixedBytes = 2 * 1024 * 1024;
    private const long BytesPerByte = 4096;

    private static readonly int Mutations = int.Parse(Environment.GetEnvironmentVariable("SERBENCH_MUTATIONS") ?? "4000");

    private static readonly string[] Pieces =
    [
        "null", "true", "\"\"", "0", "-1", "1e999", "-1e-999", "1e99999999999999999999", "16777217", "99999999999999999999", "0.1",
        new('9', 3000), "0." + new string('1', 3000), "{", "}", "[", "]", ",", ":", "\"", new('[', 1200),
        string.Concat(Enumerable.Repeat("{\"Inner\":", 1200)), string.Concat(Enumerable.Repeat("{\"Map\":{\"a\":", 600)),
        "\\", "\\ud800", "\\u0000", "\u001b[31m", "\uFEFF", "/*", "//", "\n", "\r\n",
        "\"$type\":\"x\",", "\"$id\":\"1\",", "\"$ref\":\"1\",", "\"\":1,", "\"Name\":\"b\",", "\"name\":1,",
        $"\"{new string('x', 5000)}\":1,", $"\"{new string('\u202E', 90)}\":1,",
        "{}", "[]", "NaN", "\"Infinity\"", "\"2024-01-02T03:04:05.123456789Z\"",
    ];

    private static readonly (string Type, string Json)[] Seeds =
    [
        ("Everything", """
            {"Number":1.5,"Money":2.50,"Time":"2024-01-02T03:04:05Z","Zoned":"2024-01-02T03:04:05+01:00","Name":"n","Note":null,"Count":3,"Day":"Monday","Id":"01234567-89ab-cdef-0123-456789abcdef",
             "Numbers":[1,2,3],"Words":["a","b"],"Set":[1,2],"Map":{"a":{"Number":1,"Name":"x"},"b":null},"Inner":{"Name":"i","Inner":{"Words":["\u00e9"]}}}
            """),
        ("Behind", """{"Lines":[{"Price":1,"Twice":2}],"Tags":["a","b"],"Name":"n","Count":3,"Map":{"a":1},"Written":7}"""),
        (
            "Invoice",
            """[{"Lines":[{"Price":1.5,"Twice":3.0},{"Price":2}],"Total":3.50,"Set":[1,1,2],"Numbers":[1,2,3]"""
                + ""","Pile":[{"Price":1,"Twice":2}],"ByNumber":{"1":{"Price":1}}},{"ByName":{"a":{}}}]"""
        ),
        (
            "Values",
            """{"Double":0.1,"Single":0.1,"Half":0.5,"Decimal":1.00,"Doubles":[1.0,1e2],"Singles":{"a":1}"""
                + ""","Time":"2024-01-02T03:04:05","Bytes":"AQI=","Any":{"a":[1]},"Element":[null]}"""
        ),
        ("Minded", "{\"Text\":\" a \",\"Deaf\":1}\n{\"Sealed\":1,\"Password\":\"p\",\"Sorted\":[2,1]}"),
        ("Drawing", """{"Figures":[{"X":1},{"$type":"circle","X":2,"Radius":3},{"$type":2,"X":2,"Side":3},null]}"""),
        ("Labelled", """{"Labels":["a","B"],"Prices":{"a":1,"B":2},"ById":{"1":1,"2":2}}"""),
        ("Converted", """{"Price":"1.50 EUR","Same":"1.50 EUR","Warm":{"celsius":20},"Text":"12","Quoted":"1.5","Share":20}"""),
        ("Positional", """{"Id":1,"Name":"ab","Length":2}"""),
        ("Extended", """{"A":1,"B":{"C":[1]}}"""),
    ];

    [Fact]
    public void A_damaged_document_is_a_sentence_or_an_object()
    {
        Assembly wild = WildTypes.CompileTo(_folder);
        var random = new SplitMix64(25);
        int taken = 0;
        for (int i = 0; i < Mutations; i++)
        {
            (string name, string text) = Seeds[random.Next(Seeds.Length)];
            Type type = wild.GetType(name) ?? typeof(Everything);
            byte[] json = Encoding.UTF8.GetBytes(text);
            for (int changes = 1 + random.Next(3); changes > 0; changes--)
            {
                json = Mutate(json, ref random);
            }

            long before = GC.GetAllocatedBytesForCurrentThread();
            string? sentence = Try(type, json);
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;

            Assert.True(
                allocated <= FixedBytes + (BytesPerByte * json.Length),
                $"{allocated:N0} bytes for {json.Length:N0}: {Encoding.UTF8.GetString(json)}");
            Assert.True(
                sentence is null
                    || (sentence.Length <= LongestSentence && PlainText.Of(sentence) == sentence && sentence.EndsWith('.')),
                sentence);
            taken += sentence is null ? 1 : 0;
        }

        Assert.InRange(taken, Mutations / 20, Mutations * 3 / 4);
    }

    [SuppressMessage("Design", "CA1031", Justification = "Any other exception is the finding.")]
    private static string? Try(Type type, byte[] json)
    {
        try
        {
            GenericMethod.Invoke<MutatedDocumentTests>(nameof(Read), type, json);
            return null;
        }
        catch (UsageException exception)
        {
            return exception.Message;
        }
        catch (Exception exception)
        {
            Assert.Fail($"{exception}\n{Encoding.UTF8.GetString(json)}");
            return null;
        }
    }

    private static byte[] Mutate(byte[] json, ref SplitMix64 random)
    {
        int from = random.Next(json.Length + 1);
        int to = Math.Min(json.Length, from + random.Next(12));
        byte[] piece = Encoding.UTF8.GetBytes(Pieces[random.Next(Pieces.Length)]);

        // Half of the changes leave the document valid: another digit, or a letter in the other case.
        if (from < json.Length && random.NextBoolean() && char.IsAsciiLetterOrDigit((char)json[from]))
        {
            json[from] = char.IsAsciiDigit((char)json[from]) ? (byte)('0' + random.Next(10)) : (byte)(json[from] ^ 0x20);
            return json;
        }

        switch (random.Next(7))
        {
            case 0 when from < json.Length:
                json[from] ^= (byte)(1 << random.Next(8));
                return json;
            case 1:
                return [.. json[..from], .. json[to..]];
            case 2:
                return [.. json[..to], .. json[from..]];
            case 3:
                return json[..from];
            case 4 when Array.FindIndex(json, from, one => one is (byte)':' or (byte)',' or (byte)'[') is >= 0 and var start:
                // A whole value is replaced.
                int end = Array.FindIndex(json, start + 1, one => one is (byte)',' or (byte)'}' or (byte)']');
                return [.. json[..(start + 1)], .. piece, .. json[(end < 0 ? json.Length : end)..]];
            case 5 when Array.IndexOf(json, (byte)'{', from) is >= 0 and var brace:
                return [.. json[..(brace + 1)], .. piece, .. json[(brace + 1)..]];
            default:
                return [.. json[..from], .. piece, .. json[to..]];
        }
    }

    // Everything that happens to data of an own type before a format meets it.
    private static void Read<T>(byte[] json)
    {
        using var stream = new MemoryStream(json);
        UnreadMembers members = OwnJson.FindUnread();
        foreach (JsonRecord record in new JsonRecordReader(stream, "data.json").ReadAll())
        {
            OwnJson.Check<T>(record, "data.json", members);
            T value = OwnJson.Read<T>(record, "data.json");
            ContentEqualityTests.AssertSame(value, OwnJson.Read<T>(record, "data.json"));
        }

        Assert.True(members.FirstAltered is null || PlainText.Of(members.FirstAltered) == members.FirstAltered, members.FirstAltered);
    }
}
