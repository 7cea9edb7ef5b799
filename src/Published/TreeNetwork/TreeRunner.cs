namespace SerBench.Published.TreeNetwork;

// Times codecs on one tree in turns, so that a slow moment of the machine affects all codecs.
internal sealed class TreeRunner(TreeRequest request, EncodeBuffer buffer, TreeProgress progress)
{
    private const string NoTime = "the time was up before its turn";

    private static readonly TreeModel Model = new();

    private readonly HashSet<ITreeCodec> _warm = [];
    private long _allocatedAtCollection;

    /// <param name="late">cancelled when the time is up. Then only the two codecs of the main comparison are timed, once.</param>
    public IReadOnlyList<CodecResult> Run(
        string scenario, IReadOnlyList<ITreeCodec> codecs, IReadOnlyCollection<ITreeCodec> main, CancellationToken late = default)
    {
        TreeNode root = Model.Create(Model.FindScenario($"{scenario}-{request.Nodes}")!, CellId.Seed, 1)[0];
        var refusals = new Dictionary<ITreeCodec, string>();
        foreach (ITreeCodec codec in codecs)
        {
            progress.Announce($"{scenario}: warming up {codec.Id}");
            if ((HasTime(codec, late) ? WarmUp(codec, root) : NoTime) is { } refusal)
            {
                refusals.Add(codec, refusal);
            }
        }

        ITreeCodec[] able = [.. codecs.Where(codec => !refusals.ContainsKey(codec))];
        ILookup<(ITreeCodec, int), Sample> samples =
            Take(scenario, root, able, main, late).ToLookup(entry => (entry.Codec, entry.Bandwidth), entry => entry.Sample);
        return [.. codecs.Select(codec =>
            refusals.GetValueOrDefault(codec) is { } refusal ? new CodecResult(codec.Id, [], refusal)
            : request.Bandwidths.Any(bandwidth => !samples.Contains((codec, bandwidth))) ? new CodecResult(codec.Id, [], NoTime)
            : new CodecResult(
                codec.Id, [.. request.Bandwidths.Select(bandwidth => Summarize(bandwidth, [.. samples[(codec, bandwidth)]]))]))];
    }

    private bool HasTime(ITreeCodec codec, CancellationToken late) =>
        !late.IsCancellationRequested || codec.Id == request.Baseline || codec.Id == request.Test;

    // Small trees let the JIT optimize; then the real tree allocates its memory.
    private string? WarmUp(ITreeCodec codec, TreeNode root)
    {
        const int small = 10_000;
        const int times = 40;
        int[] bandwidths = [.. request.Bandwidths.Distinct()];
        TreeNode little = request.Nodes <= small ? root : Model.Create(Model.FindScenario($"published-{small}")!, CellId.Seed, 1)[0];
        try
        {
            Array.ForEach([.. new[] { root, little }.Distinct()], codec.Check);
            foreach (int bandwidth in _warm.Contains(codec) ? [] : bandwidths)
            {
                var link = new TreeLink(bandwidth, request.Threads);
                for (int i = 0; i < times; i += bandwidths.Length)
                {
                    Pass(codec, little, link);
                }
            }

            if (!_warm.Contains(codec))
            {
                var fastest = new TreeLink(bandwidths.Max(), request.Threads);
                Engine.Measure.WarmUp.Settle(() => Pass(codec, little, fastest), 1).Demand();
            }

            _warm.Add(codec);
            Measure(codec, root, request.Bandwidths[^1]);
            return null;
        }
        catch (UnsupportedValueException exception)
        {
            return exception.Message;
        }
        catch (Exception exception) when (ForeignLoadContext.Holds(codec.GetType().Assembly))
        {
            return $"it failed: {exception.GetType().Name}: {exception.Message}";
        }
    }

    private void Pass(ITreeCodec codec, TreeNode tree, TreeLink link)
    {
        codec.Serialize(tree, link, buffer);
        codec.Deserialize(buffer.Message, link);
    }

    private IEnumerable<(ITreeCodec Codec, int Bandwidth, Sample Sample)> Take(
        string scenario, TreeNode root, ITreeCodec[] codecs, IReadOnlyCollection<ITreeCodec> main, CancellationToken late)
    {
        var beside = TimeSpan.Zero;
        for (int run = 1; run <= request.Runs && (run == 1 || !late.IsCancellationRequested); run++)
        {
            if (beside / Math.Max(1, run - 1) * run > request.Beside && codecs.Length > main.Count)
            {
                int before = codecs.Length;
                codecs = [.. codecs.Where(main.Contains)];
                progress.Skip((request.Runs - run + 1) * request.Bandwidths.Count * (before - codecs.Length));
            }

            foreach (int bandwidth in request.Bandwidths)
            {
                foreach (ITreeCodec codec in codecs.Where(codec => HasTime(codec, late)))
                {
                    progress.Step($"{scenario}: run {run} of {request.Runs}, {bandwidth} MB/s, {codec.Id}");
                    long start = Stopwatch.GetTimestamp();
                    yield return (codec, bandwidth, Measure(codec, root, bandwidth));
                    beside += main.Contains(codec) ? TimeSpan.Zero : Stopwatch.GetElapsedTime(start);
                }
            }
        }
    }

    private Sample Measure(ITreeCodec codec, TreeNode root, int bandwidth)
    {
        var link = new TreeLink(bandwidth, request.Threads);
        CollectIfDue();
        long start = Stopwatch.GetTimestamp();
        codec.Serialize(root, link, buffer);
        TimeSpan serialize = Stopwatch.GetElapsedTime(start);

        int collections = GC.CollectionCount(0);
        start = Stopwatch.GetTimestamp();
        TreeNode result = codec.Deserialize(buffer.Message, link);
        TimeSpan deserialize = Stopwatch.GetElapsedTime(start);
        collections = GC.CollectionCount(0) - collections;

        if (codec is not TreeLimit && !Model.AreEqual(root, result))
        {
            throw new MismatchException($"{codec.Id} at {bandwidth} MB/s gives another tree back: {TreeDifference.Find(root, result)}.");
        }

        return new Sample(serialize.TotalMicroseconds, deserialize.TotalMicroseconds, buffer.Length, collections);
    }

    private void CollectIfDue()
    {
        if (GC.GetTotalAllocatedBytes() - _allocatedAtCollection >= GcSetting.GarbageAllowed)
        {
            GC.Collect();
            _allocatedAtCollection = GC.GetTotalAllocatedBytes();
        }
    }

    private static Timing Summarize(int bandwidth, Sample[] samples) => new(
        bandwidth,
        (long)Statistics.Of([.. samples.Select(sample => sample.Serialize)]).Median,
        (long)Statistics.Of([.. samples.Select(sample => sample.Deserialize)]).Median,
        // With several threads, the size varies by the bytes that locate each thread's parts.
        samples.Max(sample => sample.Bytes),
        samples.Sum(sample => sample.Collections),
        [.. samples.Select(sample => (long)(sample.Serialize + sample.Deserialize))]);

    private sealed record Sample(double Serialize, double Deserialize, int Bytes, int Collections);
}
