using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerBench.Model.Tests;

public class NumberedModelTests
{
    private static readonly JsonSerializerOptions CamelCase = new() { PropertyNamingPolicy = JsonNamingPolicy.CamelCase };

    private static readonly JsonSerializerOptions JavaNumbers = new(CamelCase) { Converters = { new JavaDouble() } };

    // The sizes that the published project reports for Jackson, which writes the whole numbers of "deep" as 6.0 and 3.0.
    [Fact]
    public void JsonSizesAreThePublishedOnes()
    {
        Assert.Equal(112, SizeOf(new SimpleModel(), JavaNumbers));
        Assert.Equal(122, SizeOf(new ComplexModel(), JavaNumbers));
        Assert.Equal(244, SizeOf(new DeepModel(), JavaNumbers));
    }

    [Fact]
    public void SystemTextJsonDiffersFromThemByTwoDecimalPlacesOnly()
    {
        Assert.Equal(112, SizeOf(new SimpleModel(), CamelCase));
        Assert.Equal(122, SizeOf(new ComplexModel(), CamelCase));
        Assert.Equal(244 - ".0".Length - ".0".Length, SizeOf(new DeepModel(), CamelCase));
    }

    [Fact]
    public void TheAverageSizeOfTheVariedValuesIsThePublishedOne()
    {
        var model = new SimpleModel();
        SimpleObject[] values = model.Create(model.Scenario("varied"), 1, Scenario.VariedInstances);

        Assert.Equal(120.6, values.Average(value => JsonSerializer.SerializeToUtf8Bytes(value, CamelCase).Length), precision: 1);
    }

    [Fact]
    public void AnyNumberIsAConstantScenario()
    {
        Scenario scenario = new SimpleModel().Scenario("s7");

        Assert.Equal(1, scenario.Instances);
        Assert.False(scenario.IsPublished);
        Assert.All(new SimpleModel().Create(scenario, 1, 3), value => Assert.Equal("Test7", value.Name));
    }

    [Theory]
    [InlineData("s")]
    [InlineData("s07")]
    [InlineData("s-1")]
    [InlineData("s+1")]
    [InlineData("S1")]
    [InlineData("s 1")]
    [InlineData("s2147483648")]
    public void OnlyOneSpellingNamesANumber(string name)
    {
        Assert.Null(new SimpleModel().FindScenario(name));
    }

    [Fact]
    public void VariedRotatesThroughTheNumbers()
    {
        var model = new ComplexListModel();

        ComplexList[] values = model.Create(model.Scenario("varied"), 1, 1026);

        Assert.True(model.AreEqual(model.First("s1023"), values[1023]));
        Assert.True(model.AreEqual(model.First("s0"), values[1024]));
        Assert.True(model.AreEqual(model.First("s1"), values[1025]));
    }

    [Fact]
    public void TheOrderOfMapEntriesIsNoPartOfTheValue()
    {
        var model = new ComplexModel();
        ComplexObject value = model.First("s5");
        ComplexObject reversed = model.First("s5");
        reversed.Data = new Dictionary<string, int>(value.Data!.Reverse());

        Assert.NotEqual(value.Data!.Keys, reversed.Data.Keys);
        Assert.True(model.AreEqual(value, reversed));
        Assert.Equal(model.Touch(value), model.Touch(reversed));
    }

    [Fact]
    public void AChainOfAMillionNeedsNoStack()
    {
        var model = new DeepModel();
        DeepObject chain = Chain(1_000_000, last: 0);

        Assert.True(model.AreEqual(chain, Chain(1_000_000, last: 0)));
        Assert.False(model.AreEqual(chain, Chain(1_000_000, last: 1)));
        Assert.NotEqual(model.Touch(chain), model.Touch(Chain(1_000_000, last: 1)));
    }

    private static DeepObject Chain(int length, int last)
    {
        var chain = new DeepObject { Id = last };
        for (int i = 1; i < length; i++)
        {
            chain = new DeepObject { Id = i, Child = chain };
        }

        return chain;
    }

    private static int SizeOf<T>(IModel<T> model, JsonSerializerOptions options) =>
        JsonSerializer.SerializeToUtf8Bytes(model.First("s0"), options).Length;

    private sealed class JavaDouble : JsonConverter<double>
    {
        public override double Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetDouble();

        public override void Write(Utf8JsonWriter writer, double value, JsonSerializerOptions options) =>
            writer.WriteRawValue(value.ToString(double.IsInteger(value) ? "F1" : "R"));
    }
}
