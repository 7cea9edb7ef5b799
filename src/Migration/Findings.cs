namespace SerBench.Migration;

internal sealed class Findings
{
    private const int FilesShown = 20;

    public FileFacts Facts { get; } = new();

    public SortedDictionary<FileState, int> Counts { get; } = [];

    public List<(FileState State, string File, string What)> Examples { get; } = [];

    public OrderedDictionary<(ObstacleKind Kind, string Place), (Obstacle Obstacle, string File, int Files)> Obstacles { get; } = [];

    // OldBytes and NewBytes count only converted files; NewBytes has a sum for each target.
    public long OldBytes { get; set; }

    public Dictionary<string, long> NewBytes { get; } = [];

    public int CountOf(FileState state) => Counts.GetValueOrDefault(state);

    public void Note(FileState state, string file, string what)
    {
        Counts[state] = CountOf(state) + 1;
        if (what.Length > 0 && Examples.Count(example => example.State == state) < FilesShown)
        {
            Examples.Add((state, file, what));
        }
    }

    public void Note(IEnumerable<Obstacle> blocks, string file)
    {
        const int MostObstacles = 500;
        foreach (Obstacle block in blocks.DistinctBy(block => (block.Kind, block.Place)))
        {
            var key = (block.Kind, block.Place);
            if (Obstacles.TryGetValue(key, out (Obstacle Obstacle, string File, int Files) known))
            {
                Obstacles[key] = known with { Files = known.Files + 1, File = known.Files == 0 ? file : known.File };
            }
            else if (Obstacles.Count < MostObstacles)
            {
                Obstacles[key] = (block, file, 1);
            }
        }
    }
}
