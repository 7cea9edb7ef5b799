using SerBench.Benchmarks.Features.Reports.Html;

namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

// The page judges rows and links that the reader chooses. Its script and the program come to the same order and the same proofs.
public class JudgeScriptTests
{
    private static readonly double[] Links = [0, 100, 1000, 10_000];

    [NodeFact]
    public void The_script_judges_as_the_program_does()
    {
        (Race Race, RaceNoise Noise)[] races = [.. Enumerable.Range(0, 400).Select(Make)];
        string asked = JsonSerializer.Serialize(races.Select(one => new
        {
            noise = new { deviation = one.Noise.Deviation, degrees = one.Noise.Degrees },
            rows = one.Race.Order.Reverse().Select(row => new { name = row.Name, launches = row.Launches, transfer = row.Transfer }),
        }));

        string[] said = Run($$"""
            {{EmbeddedText.Read(typeof(HtmlReport), "judge.js")}}
            const known = value => value !== undefined, data = { matters: {{Race.Matters}} };
            for (const { rows, noise } of {{asked}}) {
              const { order, lead } = judge(rows, noise);
              console.log(order.map(row => `${row.name} ${row.standing}`).join(", ") + ` ${lead === undefined ? "" : lead.toFixed(4)}`);
            }
            """);

        Assert.Equal(races.Select(one => Say(one.Race)), said);
        Assert.All(["equal", "near", "behind", "open"], standing => Assert.Contains(said, line => line.Contains(standing)));
    }

    private static (Race Race, RaceNoise Noise) Make(int seed)
    {
        var random = new Random(seed);
        double spread = random.NextDouble() * random.NextDouble() * 0.4;
        double noise = random.NextDouble() * random.NextDouble() * 0.3;
        int most = seed % 10 == 0 ? 10 : random.Next(1, 7);
        double[][] launches =
        [
            .. Enumerable.Range(0, random.Next(2, 6)).Select(row => 1000 * Math.Exp(spread * random.NextDouble() * row)).Select(time =>
                Enumerable.Range(0, random.Next(1, most + 1)).Select(_ => time * Math.Exp(noise * (random.NextDouble() - 0.5))).ToArray()),
        ];
        var measured = RaceNoise.Of([launches]);
        double link = Links[seed % Links.Length];
        return (new Race(launches.Select((times, row) => new Contestant($"{row}", times, link * (1 + (0.05 * row)))), measured), measured);
    }

    private static string Say(Race race)
    {
        string Of(Contestant row) => row == race.Leader ? "leads" : race.Equal.Contains(row) ? "equal" : race.Near.Contains(row) ? "near"
            : race.Open.Contains(row) ? "open" : "behind";
        return $"{string.Join(", ", race.Order.Select(row => $"{row.Name} {Of(row)}"))} {race.Lead:0.0000}";
    }

    private static string[] Run(string script)
    {
        using Process node = Process.Start(new ProcessStartInfo(NodeFactAttribute.Program!, ["-"])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
        })!;
        node.StandardInput.Write(script);
        node.StandardInput.Close();
        string said = node.StandardOutput.ReadToEnd();
        node.WaitForExit();
        return said.TrimEnd('\n').Split('\n');
    }
}
