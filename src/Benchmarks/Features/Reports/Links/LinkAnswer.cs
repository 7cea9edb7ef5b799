using SerBench.Benchmarks.Engine.Measure.Racing;

namespace SerBench.Benchmarks.Features.Reports.Links;

internal sealed record LinkAnswer(LinkModes Data, Question Question, Race Race, LinkMode Best, LinkMode? Ours)
{
    public static LinkAnswer? Of(LinkModes data, Question question, Func<CellId, bool>? admits = null)
    {
        if (admits is not null)
        {
            data = data with { Contest = [.. data.Contest.Where(admits)], Untimed = [.. data.Untimed.Where(admits)] };
        }

        LinkMode[] ranked = [.. data.Modes.Where(mode => data.Contest.Contains(mode.Cell))];
        if (ranked.Length == 0)
        {
            return null;
        }

        var race = new Race(
            ranked.Select(mode => new Contestant(mode.ShortName, mode.LaunchesOf(question), mode.TransferOf(question))), data.Noise);
        return new LinkAnswer(
            data,
            question,
            race,
            ranked.First(mode => mode.ShortName == race.Leader.Name),
            ModeLine.Ours.Serializers.SelectMany(id => data.Modes.Where(mode => mode.Cell.Serializer == id)).FirstOrDefault());
    }

    public double Total => Best.TotalOf(Question);

    public bool IsLibrary => Best.Class == RowClass.Library;

    // An untimed mode might be the best.
    public bool IsCut => Data.Untimed.Count > 0;

    // The leader, and the modes that the launches cannot tell from the leader.
    public string Names => string.Join(" or ", Race.Open.Prepend(Race.Leader).Select(Marked));

    public string EqualNames => string.Join(", ", Race.Equal.Select(Marked));

    public double Times(LinkMode mode) => mode.TotalOf(Question) / Total;

    private string Marked(Contestant contestant) =>
        contestant.Name + Data.Modes.First(mode => mode.ShortName == contestant.Name).MarkOfFolds;
}
