namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// What only a process of its own shows: types that write to the console or start threads, and the time zone of the machine.
public sealed class WholeProgramTests : WithFolder
{
    private static readonly TimeSpan ThreadTime = TimeSpan.FromMinutes(3);

    [Fact]
    public void A_type_that_prints_and_starts_a_thread_spoils_nothing()
    {
        string file = CompiledAssembly.Write(_folder, "Noisies", $$"""
            public class Noisy
            {
                static Noisy() => new Thread(() => Thread.Sleep({{ThreadTime.TotalMilliseconds}})).Start();
                public Noisy() => Console.WriteLine("one more");
                public int Number { get; set; }
            }
            """);
        var watch = Stopwatch.StartNew();

        ProgramRun run = ProgramRun.Alone(
            new Dictionary<string, string>(),
            "sizes", "--json", "--types", file, "--type", "Noisy", "--serializer", "dense/compiled");

        Assert.True(watch.Elapsed < ThreadTime, $"{watch.Elapsed}");
        Assert.Equal(ExitCode.Done, run.ExitCode);
        JsonElement sizes = run.Json();
        Assert.True(sizes[0].GetProperty("verified").GetBoolean());
        Assert.Contains("one more", run.Error);
    }

    [LongFact]
    public void The_zone_of_the_machine_makes_no_other_bytes()
    {
        string file = CompiledAssembly.Write(_folder, "Schedules", """
            public class Schedule
            {
                public DateTime Utc { get; set; }
                public DateTime Plain { get; set; }
                public DateTimeOffset Zoned { get; set; }
                public List<DateTime> Days { get; set; } = [];
                public Dictionary<DateTime, int> ByTime { get; set; } = [];
            }
            """);
        string data = _folder.Write("data.json", """
            {"Utc":"2024-03-31T02:30:00+00:00","Plain":"2024-03-10T02:30:00","Zoned":"2024-03-31T02:30:00+02:00","Days":["0001-01-01T00:00:00+00:00","2024-03-31"],"ByTime":{"2024-03-31T02:30:00+00:00":1}}
            """);

        byte[] Encode(string zone)
        {
            string message = _folder.File("message.bin");
            ProgramRun run = ProgramRun.Alone(
                new Dictionary<string, string> { ["TZ"] = zone },
                "encode", "--types", file, "--type", "Schedule", "--serializer", "dense/compiled", "--data", data, "--save", message);
            Assert.True(run.ExitCode == ExitCode.Done, run.Error);
            return File.ReadAllBytes(message);
        }

        Assert.Equal(Encode("America/New_York"), Encode("Asia/Tokyo"));
    }
}
