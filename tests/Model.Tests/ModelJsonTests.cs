using System.Text.Json;

namespace SerBench.Model.Tests;

public class ModelJsonTests
{
    [Theory]
    [MemberData(nameof(ModelCases.Listed), MemberType = typeof(ModelCases))]
    public void EveryValueSurvivesARoundTrip(string model, string scenario)
    {
        Assert.True(ModelCases.Visit(model, new RoundTrip(scenario, indented: false)));
        Assert.True(ModelCases.Visit(model, new RoundTrip(scenario, indented: true)));
    }

    [Fact]
    public void NamesAreThoseOfTheDeclarationAndTextStaysReadable()
    {
        byte[] json = ModelJson.Write(new Person { Name = "Zoë <李>" });

        Assert.Equal(
            """{"Id":0,"Name":"Zoë <李>","Data":null,"Guid":"00000000-0000-0000-0000-000000000000"}""",
            Encoding.UTF8.GetString(json));
    }

    [Fact]
    public void SpecialNumbersSurvive()
    {
        var value = new SimpleObject { DoubleValue = double.NegativeInfinity, FloatValue = -0f };

        Assert.True(new SimpleModel().AreEqual(value, ModelJson.Read<SimpleObject>(ModelJson.Write(value))));
    }

    [Theory]
    [InlineData("1e999", "1", "$.DoubleValue")]
    [InlineData("-1e309", "1", "$.DoubleValue")]
    [InlineData("1", "1e39", "$.FloatValue")]
    [InlineData("1", "\"infinite\"", "$.FloatValue")]
    [InlineData("NaN", "1", "$.DoubleValue")]
    [InlineData("null", "1", "$.DoubleValue")]
    public void ANumberBeyondItsTypeIsRefused(string doubleValue, string floatValue, string path)
    {
        byte[] json = Encoding.UTF8.GetBytes($$"""{"DoubleValue":{{doubleValue}},"FloatValue":{{floatValue}}}""");

        Assert.Equal(path, Assert.Throws<JsonException>(() => ModelJson.Read<SimpleObject>(json)).Path);
    }

    [Fact]
    public void NumbersAreWrittenAsTheLibraryWritesThem()
    {
        var value = new SimpleObject { DoubleValue = 1e20, FloatValue = 0.1f };
        var special = new SimpleObject { DoubleValue = double.NaN, FloatValue = float.NegativeInfinity };

        Assert.Contains("\"DoubleValue\":1E+20,\"FloatValue\":0.1", Encoding.UTF8.GetString(ModelJson.Write(value)).Replace(" ", ""));
        Assert.Contains("\"DoubleValue\":\"NaN\",\"FloatValue\":\"-Infinity\"", Encoding.UTF8.GetString(ModelJson.Write(special)));
        Assert.True(new SimpleModel().AreEqual(special, ModelJson.Read<SimpleObject>(ModelJson.Write(special))));
    }

    [Theory]
    [InlineData(
        """{"Timestamp":1,"PerformanceFigures":[{"Acceleration":[{"Mph":"fast"}]}]}""",
        "$.PerformanceFigures[0].Acceleration[0].Mph")]
    [InlineData("""{"Extras":256}""", "$.Extras")]
    [InlineData("""{"Engine":{"Torque":1}}""", "$.Engine.Torque")]
    [InlineData("""{"Model":"\ud800"}""", "$.Model")]
    [InlineData("""{"SomeNumbers":[1,2.5]}""", "$.SomeNumbers[1]")]
    [InlineData("""{"model":"x"}""", "$.model")]
    [InlineData("null", "$")]
    public void AnErrorNamesThePath(string json, string path)
    {
        JsonException error = Assert.Throws<JsonException>(() => ModelJson.Read<Car>(Encoding.UTF8.GetBytes(json)));

        Assert.Equal(path, error.Path);
    }

    [Theory]
    [InlineData("")]
    [InlineData("{")]
    [InlineData("{}x")]
    [InlineData("""{"Model":"a","Model":"b"}""")]
    public void TextThatIsNotOneValueIsRefused(string json)
    {
        Assert.Throws<JsonException>(() => ModelJson.Read<Car>(Encoding.UTF8.GetBytes(json)));
    }

    [Fact]
    public void AValueTooDeepIsRefusedBothWays()
    {
        var model = new TreeModel();
        TreeNode deepest = model.First($"deep-{ModelJson.MaxDepth}");
        TreeNode tooDeep = model.First($"deep-{ModelJson.MaxDepth + 1}");
        byte[] json = ModelJson.Write(deepest);
        string deeper = $$"""{"Left":{{Encoding.UTF8.GetString(json)}}}""";

        Assert.True(model.AreEqual(deepest, ModelJson.Read<TreeNode>(json)));
        Assert.Throws<JsonException>(() => ModelJson.Write(tooDeep));
        Assert.Throws<JsonException>(() => ModelJson.Read<TreeNode>(Encoding.UTF8.GetBytes(deeper)));
    }

    // No common system gives a thread a smaller stack by default. The limit must be reached before the end of the stack.
    [Fact]
    public void TheDepthLimitFitsOneMegabyteOfStack()
    {
        bool isEqual = false;
        var thread = new Thread(
            () =>
            {
                TreeNode deepest = new TreeModel().First($"deep-{ModelJson.MaxDepth}");
                isEqual = new TreeModel().AreEqual(deepest, ModelJson.Read<TreeNode>(ModelJson.Write(deepest)));
            },
            maxStackSize: 1024 * 1024);

        thread.Start();
        thread.Join();

        Assert.True(isEqual);
    }

    private sealed class RoundTrip(string scenario, bool indented) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model) =>
            model.Create(model.Scenario(scenario), 3, 20)
                .All(value => model.AreEqual(value, ModelJson.Read<T>(ModelJson.Write(value, indented))));
    }
}
