using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Samples at random: types that are written from them compile, and read them whole.
public class RandomSampleTests
{
    private static readonly int Compiled = Share.IsWhole ? 60 : 15;

    [Fact]
    public void Written_types_compile_and_read_their_samples_whole()
    {
        var random = new SplitMix64(25);
        var taken = new List<(string Json, string Code)>();
        int refused = 0;
        while (taken.Count < Compiled)
        {
            string json = RandomSample.DrawLines(ref random, 1 + random.Next(6));
            if (TryWrite(Encoding.UTF8.GetBytes(json)) is { } code)
            {
                taken.Add((json, code));
            }
            else
            {
                refused++;
            }
        }

        foreach ((Type type, (string json, string code)) in Written.Compile([.. taken.Select(one => one.Code)]).Zip(taken))
        {
            Exception? fault = Record.Exception(() => Written.ReadWhole(type, json));
            Assert.True(fault is null, $"{fault?.Message}\n{json}\n{code}");
        }

        Assert.InRange(refused, 1, 9 * Compiled);
    }

    // The C#; null for a refusal, which must be one sentence.
    internal static string? TryWrite(byte[] utf8)
    {
        try
        {
            var reader = new SampleReader();
            reader.Read(new MemoryStream(utf8), "data.json");
            return reader.Root.Objects is { Names: > 0 } ? SampleTypes.Write(reader, Written.Root, "data.json", withEnums: true) : null;
        }
        catch (UsageException refusal)
        {
            Assert.StartsWith("'data.json'", refusal.Message);
            Assert.DoesNotContain('\n', refusal.Message);
            Assert.InRange(refusal.Message.Length, 20, 500);
            return null;
        }
    }
}
