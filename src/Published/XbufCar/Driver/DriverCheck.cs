namespace SerBench.Published.XbufCar.Driver;

// With --confirm, this driver and BenchmarkDotNet time the same serializer and data in turn, and must agree.
internal sealed class DriverCheck(ProgramContext context, CheckedCell cell, Func<IReadOnlyList<OperationSamples>> takeRun)
{
    private const int Runs = 5;
    private const double AllowedDeviation = 0.10;

    // Another program interrupts few of these intervals of one millisecond.
    private static readonly string[] ShortIterations = ["--iterationTime", "1", "--iterationCount", "200"];

    private static readonly Operation[] Operations = [Operation.Encode, Operation.Decode];

    public int Run()
    {
        var table = new TextTable("run", "type", "driver ns", "BenchmarkDotNet ns", "ratio");
        var ratios = new List<double>[] { [], [] };
        for (int run = 0; run < Runs; run++)
        {
            IReadOnlyList<OperationSamples> own = takeRun();
            double[] theirs = TimeByBenchmarkDotNet();
            for (int i = 0; i < Operations.Length; i++)
            {
                double ratio = own[i].Batches.Median / theirs[i];
                ratios[i].Add(ratio);
                table.Add($"{run}", own[i].Type, $"{own[i].Batches.Median:0.0}", $"{theirs[i]:0.0}", $"{ratio:0.000}");
            }
        }

        context.Terminal.Heading("Driver against BenchmarkDotNet");
        context.Terminal.Draw(table);
        double[] medians = [.. ratios.Select(list => Statistics.Of(list).Median)];
        bool agrees = medians.All(ratio => Math.Abs(ratio - 1) <= AllowedDeviation);
        context.Terminal.Line($"Median ratio over {Runs} runs: ENC {medians[0]:0.000}, DEC {medians[1]:0.000}: "
            + $"{(agrees ? "within" : "not within")} {AllowedDeviation:0 %}.");
        return agrees ? ExitCode.Done : ExitCode.Failed;
    }

    private double[] TimeByBenchmarkDotNet()
    {
        TimedRow[] rows = [.. Operations.Select(operation => TimedRow.Of(cell.Record, operation))];
        var found = new List<TimingRecord>();
        var plan = new TimingPlan(Profile.Quick, ShortIterations, TemporaryFolder.Create());
        context.Timer.Measure(rows, plan, found.AddRange, CancellationToken.None);
        return
        [
            .. from operation in Operations
               let record = found.FindLast(one => one.Row.Operation == operation)
               select record is { HasSamples: true }
                   ? record.Summarize().Median
                   : throw new UsageException($"BenchmarkDotNet gave no times of {cell.Cell.Id}: {record?.Failure ?? "it did not run"}")
                   {
                       IsOfMachine = true,
                   },
        ];
    }
}
