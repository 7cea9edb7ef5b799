using System.Runtime.ExceptionServices;
using SerBench.Formats.Tests.Kinds;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Random documents of many kinds of types: an object that is read from a document says all that the document says.
public class KindDocumentTests
{
    private const int Documents = 40;

    private static readonly MethodInfo CheckMethod = typeof(KindDocumentTests).GetMethod(nameof(Check), BindingFlags.Static | BindingFlags.NonPublic)!;

    // System.Text.Json has no arrays of several dimensions.
    public static TheoryData<string> Kinds => [.. KindTypes.All.Select(type => type.Name).Except([nameof(KindTypes.Grids)])];

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Documents_come_back_whole(string kind)
    {
        try
        {
            CheckMethod.MakeGenericMethod(KindTypes.All.Single(type => type.Name == kind)).Invoke(null, null);
        }
        catch (TargetInvocationException exception)
        {
            ExceptionDispatchInfo.Throw(exception.InnerException!);
        }
    }

    [Theory]
    [InlineData("""{"A":1.5,"B":null,"C":[]}""", typeof(KindTypes.Big), "$.A")]
    [InlineData("""{"A":"ab","B":null,"C":[]}""", typeof(KindTypes.Runes), "$.A")]
    [InlineData("""{"A":"","B":null,"C":[]}""", typeof(KindTypes.Runes), "$.A")]
    [InlineData("""{"Kept":{"$type":"Weight","Grams":1}}""", typeof(KindTypes.Measured), "$.Kept")]
    public void What_a_type_cannot_say_is_refused_with_its_path(string json, Type type, string path)
    {
        MethodInfo read = typeof(KindDocumentTests).GetMethod(nameof(Read), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type);

        Exception refused = Assert.Throws<TargetInvocationException>(() => read.Invoke(null, [Encoding.UTF8.GetBytes(json)])).InnerException!;

        Assert.Contains(path, Assert.IsType<UsageException>(refused).Message);
    }

    private static void Check<T>()
    {
        var random = new RandomValues(seed: 7);
        for (int i = 0; i < Documents; i++)
        {
            T value = random.Next<T>();
            byte[] document = OwnJson.Write(value);
            T read = Read<T>(document);
            Assert.Null(DeepEquality.Find(value, read));
            Assert.Equal(DeepTouch.Of(value), DeepTouch.Of(read));
        }
    }

    private static T Read<T>(byte[] document)
    {
        var record = new JsonRecord(document, 1, 1, 1);
        OwnJson.Check<T>(record, "data.json", OwnJson.FindUnread());
        return OwnJson.Read<T>(record, "data.json");
    }
}
