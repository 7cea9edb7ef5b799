namespace SerBench.Engine.Measure;

public sealed class FirstCallTimer : IFirstCallTimer
{
    public FirstCallRecord? Measure(CellId cell, string? outside, int processes)
    {
        var encode = new List<double>();
        var decode = new List<double>();
        for (int i = 0; i < processes; i++)
        {
            var calls = new FirstCalls(TimedLaunch.TextOf(cell, outside));
            ProcessStartInfo start = OwnProgram.With(Child.ArgumentsFor(calls));
            start.Environment.Remove(CompilerDelay.Variable);
            ProgramOutput output = ProgramOutput.Of(start)!;
            string[] figures = output.Text.Split(' ', StringSplitOptions.TrimEntries);
            if (output.ExitCode != 0 || figures.Length != 2)
            {
                return null;
            }

            encode.Add(double.Parse(figures[0]));
            decode.Add(double.Parse(figures[1]));
        }

        return new FirstCallRecord(
            cell.Serializer, cell.Model, cell.Scenario, Statistics.Of(encode).Median, Statistics.Of(decode).Median, processes);
    }
}

public interface IFirstCallTimer
{
    FirstCallRecord? Measure(CellId cell, string? outside, int processes);
}
