namespace SerBench.Benchmarks.Engine.Measure;

public sealed class FirstCallTimer : IFirstCallTimer
{
    public FirstCallRecord? Measure(CellId cell, string? outside, int processes)
    {
        var encode = new List<double>();
        var decode = new List<double>();
        for (int i = 0; i < processes; i++)
        {
            string[] figures = RunProgram(cell, outside).Split(' ', StringSplitOptions.TrimEntries);
            if (figures.Length != 2)
            {
                return null;
            }

            encode.Add(double.Parse(figures[0]));
            decode.Add(double.Parse(figures[1]));
        }

        return new FirstCallRecord(
            cell.Serializer, cell.Model, cell.Scenario, Statistics.Of(encode).Median, Statistics.Of(decode).Median, processes);
    }

    private static string RunProgram(CellId cell, string? outside)
    {
        ProgramOutput output = ProgramOutput.Of(OwnProgram.With(Child.ArgumentsFor(new FirstCalls(TimedLaunch.TextOf(cell, outside)))))!;
        return output.ExitCode == 0 ? output.Text : "";
    }
}

public interface IFirstCallTimer
{
    FirstCallRecord? Measure(CellId cell, string? outside, int processes);
}
