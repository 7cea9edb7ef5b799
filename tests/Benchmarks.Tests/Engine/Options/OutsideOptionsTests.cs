using SerBench.Engine.Options;

namespace SerBench.Benchmarks.Tests.Engine.Options;

public class OutsideOptionsTests
{
    // Hints repeat what names types and data, and nothing that a shell would run.
    [Theory]
    [InlineData("", "--model car --budget 5s")]
    [InlineData(" --types A.dll --type Order --data o.jsonl", "run --types A.dll --budget 2m --type Order --data=o.jsonl --full")]
    [InlineData(" --sample \"my data.jsonl\" --enums", "--sample \"my data.jsonl\" --enums --emit Order.cs --out x")]
    [InlineData(" --types ... --count 5", "--types $(reboot) --count 5")]
    [InlineData(" --plugin ...", "--plugin `reboot`")]
    public void A_hint_names_the_data_of_the_run(string words, string commandLine) =>
        Assert.Equal(words, OutsideOptions.WordsIn(commandLine));
}
