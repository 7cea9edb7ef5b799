using System.Diagnostics;
using SerBench.Formats.Tests.Findings;

namespace SerBench.Fuzz;

/// <summary>Reads inputs for a time. An input that takes a new edge, or more memory than any before, is kept and changed further.</summary>
internal sealed class Worker(Target target, Coverage coverage, Results results, Random random)
{
    // An input that takes this many times the memory of the best one is kept. The last few of these are changed most.
    private const double Better = 1.05;
    private const int MostBest = 4;

    private readonly Mutator _mutator = new(random, target.LongestInput);
    private readonly List<Entry>?[] _entries = new List<Entry>?[target.Kinds.Count];
    private readonly List<Entry>[] _best = [.. target.Kinds.Select(_ => new List<Entry>())];
    private readonly Dictionary<(int, string), double> _findings = [];
    private int _refused;

    public void Run(TimeSpan time)
    {
        for (var clock = Stopwatch.StartNew(); clock.Elapsed < time;)
        {
            // The first input of a type takes long, so more types are tried as time goes on.
            int kind = random.Next(random.Next(2) == 0 ? target.FirstKinds : (int)Math.Min(target.Kinds.Count, target.FirstKinds + _refused + (results.Figures.Inputs / 500)));
            List<Entry> entries = _entries[kind] ?? Open(kind);
            for (int i = 0; i < 64 && entries.Count > 0; i++)
            {
                List<Entry> others = random.Next(8) == 0 && _entries[random.Next(_entries.Length)] is { Count: > 0 } some ? some : entries;
                Entry entry = Pick(random.Next(2) == 0 && _best[kind].Count > 0 ? _best[kind] : entries);
                byte[] bytes = target.Make is { } make && random.Next(4) == 0 ? make(random) : _mutator.Change(entry, Pick(others));
                target.Mend?.Invoke(random.Next(8) == 0 ? [] : bytes);
                Try(new Input(kind, bytes));
            }
        }
    }

    private Entry Pick(List<Entry> entries) => entries[random.Next(entries.Count)];

    // Starts with the messages that our writers make and the inputs that earlier workers have kept.
    private List<Entry> Open(int kind)
    {
        List<Entry> entries = _entries[kind] = [];
        byte[][] seeds = [.. target.SeedsOf(kind)];
        _refused += seeds.Length == 0 ? 1 : 0;
        foreach (byte[] seed in seeds.Concat(seeds.Length == 0 ? [] : results.ReadCorpus(kind)))
        {
            _mutator.Learn(target.Split(new Input(kind, seed)));
            Try(new Input(kind, seed.Length <= target.LongestInput ? seed : seed[..target.LongestInput]));
        }

        return entries;
    }

    private void Try(Input input)
    {
        ref Figures figures = ref results.Figures;
        results.Current = input;
        figures.Inputs++;
        coverage.Clear();
        Verdict verdict = target.Read(input);
        bool isNew = coverage.FindNew();
        figures.Edges = coverage.Edges;
        List<Entry> best = _best[input.Kind];
        bool isBetter = verdict.Factor > 1 && (best.Count == 0 || verdict.Factor > Better * best[^1].Factor);
        if (isNew || isBetter || _entries[input.Kind]!.Count == 0)
        {
            var entry = new Entry(input.Bytes, target.Split(input), verdict.Factor);
            _mutator.Learn(entry.Pieces);
            _entries[input.Kind]!.Add(entry);
            best.AddRange(isBetter ? [entry] : []);
            best.RemoveRange(0, Math.Max(0, best.Count - MostBest));
            results.Keep(input, verdict.Factor);
        }

        // The same finding is written again if it takes more memory.
        if (verdict.Fault is { } fault && verdict.Factor > Better * _findings.GetValueOrDefault((input.Kind, fault), -1))
        {
            _findings[(input.Kind, fault)] = verdict.Factor;
            results.AddFinding(target, input, fault, verdict.Detail!);
        }
    }
}

internal sealed record Entry(byte[] Bytes, IReadOnlyList<Piece> Pieces, double Factor);
