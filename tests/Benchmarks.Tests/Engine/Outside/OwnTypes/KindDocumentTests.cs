using SerBench.Formats.Tests.Kinds;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Random documents of many kinds of types: an object that is read from a document says all that the document says.
public class KindDocumentTests
{
    private const int Documents = 40;

    public static TheoryData<string> Kinds => [.. KindTypes.All.Select(type => type.Name)];

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Documents_come_back_whole(string kind) =>
        GenericMethod.Invoke<KindDocumentTests>(nameof(Check), KindTypes.All.Single(type => type.Name == kind));

    [Theory]
    [InlineData("""{"A":1.5,"B":null,"C":[]}""", typeof(KindTypes.Big), "$.A")]
    [InlineData("""{"A":"ab","B":null,"C":[]}""", typeof(KindTypes.Runes), "$.A")]
    [InlineData("""{"A":"","B":null,"C":[]}""", typeof(KindTypes.Runes), "$.A")]
    [InlineData("""{"Kept":{"$type":"Weight","Grams":1}}""", typeof(KindTypes.Measured), "$.Kept")]
    public void What_a_type_cannot_say_is_refused_with_its_path(string json, Type type, string path)
    {
        UsageException refused = Assert.Throws<UsageException>(
            () => GenericMethod.Invoke<KindDocumentTests>(nameof(Read), type, Encoding.UTF8.GetBytes(json)));

        Assert.Contains(path, refused.Message);
    }

    private static void Check<T>()
    {
        var random = new RandomValues(seed: 7);
        for (int i = 0; i < Documents; i++)
        {
            T value = random.Next<T>();
            ContentEqualityTests.AssertSame(value, Read<T>(OwnJson.Write(value)));
        }
    }

    private static T Read<T>(byte[] document)
    {
        var record = new JsonRecord(document, 1, 1, 1);
        OwnJson.Check<T>(record, "data.json", OwnJson.FindUnread());
        return OwnJson.Read<T>(record, "data.json");
    }
}
