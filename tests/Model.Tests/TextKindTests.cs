using System.Text.Json;
using SerBench.Formats.Tests;

namespace SerBench.Model.Tests;

public class TextKindTests
{
    private const int MostBytes = 4 * 1024 * 1024;

    public static TheoryData<string> Models =>
        [.. ModelCatalog.BuiltIn.Models.Where(model => model.FindScenario("mixed") is not null).Select(model => model.Id)];

    [Theory]
    [InlineData("ascii", 300, 0.0, 1)]
    [InlineData("accents", 300, 0.05, 2)]
    [InlineData("mixed", 300, 0.05, 4)]
    [InlineData("short", 12, 0.0, 1)]
    [InlineData("last-wide", 300, 1 / 150.0, 3)]
    [InlineData("cyrillic", 160, 32 / 38.0, 2)]
    [InlineData("chinese", 100, 1.0, 3)]
    [InlineData("emoji", 75, 1.0, 4)]
    public void AStringHasAnyLengthAndTheRightShareOfOtherLetters(string name, int longest, double share, int widest)
    {
        var random = new SplitMix64(1);
        Rune[][] texts = [.. Enumerable.Range(0, 10_000).Select(_ => TextKind.Find(name)!.Draw(ref random).EnumerateRunes().ToArray())];
        Rune[] all = [.. texts.SelectMany(runes => runes)];

        Assert.Equal(Enumerable.Range(0, longest + 1), texts.Select(runes => runes.Length).Distinct().Order());
        Assert.Equal(share, all.Count(rune => !rune.IsAscii) / (double)all.Length, precision: 2);
        Assert.Equal(widest, all.Max(rune => rune.Utf8SequenceLength));
    }

    [Fact]
    public void MixedHasLettersOfEveryWidth()
    {
        var random = new SplitMix64(1);
        string text = string.Concat(Enumerable.Range(0, 100).Select(_ => TextKind.Find("mixed")!.Draw(ref random)));

        Assert.Equal([1, 2, 3, 4], text.EnumerateRunes().Select(rune => rune.Utf8SequenceLength).Distinct().Order());
    }

    [Theory]
    [SharedData(nameof(Models))]
    public void AllMessagesOfAScenarioFitIntoFourMebibytes(string model)
    {
        foreach (string name in (string[])["mixed", "last-wide", "cyrillic", "chinese", "emoji"])
        {
            Assert.InRange(ModelCases.Visit(model, new MeasureTexts(name)), 1, MostBytes);
        }
    }

    [Fact]
    public void NaturalNumbersHaveAnyNumberOfBits()
    {
        var random = new SplitMix64(1);
        int[] numbers = [.. Enumerable.Range(0, 10_000).Select(_ => random.NextNatural())];

        Assert.All(numbers, number => Assert.True(number >= 0));
        Assert.Equal(Enumerable.Range(0, 32), numbers.Select(number => number == 0 ? 0 : int.Log2(number) + 1).Distinct().Order());
    }

    // The UTF-8 bytes of all strings.
    private sealed class MeasureTexts(string name) : IModelVisitor<long>
    {
        public long Visit<T>(IModel<T> model)
        {
            Scenario scenario = model.Scenario(name);
            return model.Create(scenario, 1, scenario.Instances).Sum(value => Measure(JsonSerializer.SerializeToElement(value)));
        }

        private static long Measure(JsonElement element) => element.ValueKind switch
        {
            JsonValueKind.String => Encoding.UTF8.GetByteCount(element.GetString()!),
            JsonValueKind.Array => element.EnumerateArray().Sum(Measure),
            JsonValueKind.Object => element.EnumerateObject().Sum(member => Measure(member.Value)),
            _ => 0,
        };
    }
}
