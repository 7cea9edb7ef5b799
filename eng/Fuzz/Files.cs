using System.Text;
using System.Text.RegularExpressions;
using SerBench.Benchmarks.Tests.Engine.Inference;
using SerBench.Benchmarks.Tests.Migration;
using SerBench.Benchmarks.Tests.Findings;
using SerBench.Model;

namespace SerBench.Fuzz;

/// <summary>Readers of files: old files of BinaryFormatter, samples of JSON, schemas of Protocol Buffers.</summary>
internal static partial class Files
{
    public static IEnumerable<Target> Targets =>
    [
        Of("advise", LegacyTypes.Kinds.Values.Select((make, number) => LegacyTypes.Write(make(number)))) with { Make = random => new OldFileMaker(random).Make() },
        Of("sample", MakeSamples()) with { Split = SplitText, Make = random => Encoding.UTF8.GetBytes(RandomSample.Nest(random)) },
        Of("schema", Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "schemas")).Select(File.ReadAllBytes)) with { Split = SplitText },
    ];

    private static Target Of(string name, IEnumerable<byte[]> seeds) =>
        new(name, [name + "~file"], StackBytes: 1536 * 1024, LongestInput: 64 * 1024, _ => seeds, input => FileOracles.Judge(name, input.Bytes));

    private static byte[][] MakeSamples()
    {
        var random = new SplitMix64(1);
        return [.. Enumerable.Range(1, 16).Select(lines => Encoding.UTF8.GetBytes(RandomSample.DrawLines(ref random, 1 + (lines / 8))))];
    }

    // Words and marks. Equal words are of one class.
    private static Piece[] SplitText(Input input) =>
    [
        .. from token in Tokens().Matches(Encoding.Latin1.GetString(input.Bytes))
           let first = token.ValueSpan[0]
           let purpose = first is '{' or '[' ? "open" : first is '}' or ']' ? "close" : first == '"' ? "text" : char.IsDigit(first) ? "number" : char.IsLetter(first) ? "word" : "mark"
           select new Piece(purpose, token.Value, Encoding.Latin1.GetBytes(token.Value), IsData: purpose is "close" or "mark"),
    ];

    [GeneratedRegex("""
        "(?:\\.|[^"\\])*"|[\w.]+|\s+|.
        """, RegexOptions.Singleline)]
    private static partial Regex Tokens();
}
