namespace SerBench.Benchmarks.Tests.Commands;

// The cost of one more field or element, measured by a launched process.
public class ScalingCommandTests
{
    [LongFact]
    public void A_format_is_measured_on_all_data()
    {
        ProgramRun run = ProgramRun.Of("scaling", "--serializer", "typed-bitmap/compiled", "--budget", "1s", "--json");

        Assert.Equal(ExitCode.Done, run.ExitCode);
        JsonElement rows = run.Json();
        Assert.Equal(
            ["field", "nullable field", "array element", "nesting level"], rows.EnumerateArray().Select(row => row.TextOf("axis")));
        foreach (JsonElement row in rows.EnumerateArray())
        {
            double[] bytes = [.. row.GetProperty("points").EnumerateArray().Select(point => point.GetProperty("bytes").GetDouble())];
            Assert.InRange(bytes.Length, 5, 6);
            Assert.Equal(bytes.Order().Distinct(), bytes);
        }

        // A number takes four bytes in this format, on any machine.
        JsonElement arrays = rows[2].GetProperty("points");
        Assert.Equal(4 * 750, arrays[4].GetProperty("bytes").GetDouble() - arrays[1].GetProperty("bytes").GetDouble());
    }
}
