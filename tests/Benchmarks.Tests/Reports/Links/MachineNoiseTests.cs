using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Reports.Links;
using SerBench.Benchmarks.Tests.Records;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Tests.Reports.Links;

public class MachineNoiseTests
{
    [Fact]
    public void Two_launches_that_agree_by_chance_do_not_make_a_machine_quiet() => Assert.Equal(1.3, NoiseOf(1.01, others: [.. Enumerable.Repeat(1.05, 8), 1.3, 1.4]), 3);

    [Fact]
    public void Noise_of_the_data_counts_if_it_is_more() => Assert.Equal(1.5, NoiseOf(1.5, others: [.. Enumerable.Repeat(1.05, 10)]), 3);

    [Fact]
    public void Few_other_floors_say_nothing() => Assert.Equal(1.01, NoiseOf(1.01, others: [2]), 3);

    [Fact]
    public void Data_whose_floor_was_launched_once_has_no_noise() => Assert.Equal(1, NoiseOf(null, others: [.. Enumerable.Repeat(1.05, 10)]));

    private static double NoiseOf(double? own, double[] others)
    {
        TimingRecord[] timings = [Floor("own", own), .. others.Select((ratio, number) => Floor($"{number}", ratio))];
        RunRecord record = SampleRecords.Quick with
        {
            Cells = [.. timings.Select(timing => SampleRecords.Cell(SampleRecords.Floor, 100) with { Model = timing.Row.Model })],
            Plan = [.. timings.Select(timing => timing.Row)],
            Timings = timings,
        };
        return MachineNoise.Of(record, new Figures(record), "own", "article");
    }

    private static TimingRecord Floor(string model, double? ratio) =>
        new(SampleRecords.Row(SampleRecords.Floor, Operation.Encode) with { Model = model }, 1, ratio is { } slower ? [[100, 100], [100 * slower, 100 * slower]] : [[100]], 0, null);
}
