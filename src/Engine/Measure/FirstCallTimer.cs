namespace SerBench.Engine.Measure;

public sealed class FirstCallTimer : IFirstCallTimer
{
    public FirstCallRecord? Measure(CellId cell, string? outside, int processes)
    {
        var times = new List<double[]>();
        for (int i = 0; i < processes; i++)
        {
            var calls = new FirstCalls(TimedLaunch.TextOf(cell, outside), Settles: true);
            ProcessStartInfo start = OwnProgram.With(Child.ArgumentsFor(calls));
            start.Environment.Remove(CompilerDelay.Variable);
            ProgramOutput output = ProgramOutput.Of(start)!;
            string[] figures = output.Text.Split(' ', StringSplitOptions.TrimEntries);
            if (output.ExitCode != 0 || figures.Length != 3)
            {
                return null;
            }

            times.Add([.. figures.Select(double.Parse)]);
        }

        double[] medians = [.. Enumerable.Range(0, 3).Select(i => Statistics.Of(times.Select(time => time[i])).Median)];
        return new FirstCallRecord(
            cell.Serializer, cell.Model, cell.Scenario, medians[0], medians[1], processes, medians[2]);
    }
}

public interface IFirstCallTimer
{
    FirstCallRecord? Measure(CellId cell, string? outside, int processes);
}
