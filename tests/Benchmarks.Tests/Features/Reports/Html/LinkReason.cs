namespace SerBench.Benchmarks.Tests.Features.Reports.Html;

// Explains why a mode is the best over a link, by its difference from the smallest mode and from the fastest one: what the script of the
// page should say.
internal static class LinkReason
{
    public static LinkMode BestOf(LinkModes data, double bandwidth) => data.Modes.MinBy(mode => mode.TotalOf(new Question(bandwidth)))!;

    public static string Say(LinkModes data, double bandwidth)
    {
        LinkMode best = BestOf(data, bandwidth);
        LinkMode smallest = data.Modes.OrderBy(mode => mode.Size.Mean).ThenBy(mode => mode.Code).First();
        LinkMode fastest = data.Modes.MinBy(mode => mode.Code)!;
        return (best == smallest, best == fastest) switch
        {
            (true, true) => "fewest bytes and fastest code",
            (true, false) =>
                $"fewest bytes: they save {Link(best, fastest, bandwidth)} ns of link on {fastest.Cell.Serializer}, " +
                $"whose fastest code saves {Code(fastest, best)} ns",
            (false, true) =>
                $"fastest code: it saves {Code(best, smallest)} ns on {smallest.Cell.Serializer}, " +
                $"whose fewest bytes save {Link(smallest, best, bandwidth)} ns of link",
            _ =>
                $"lowest sum: {Code(best, smallest)} ns of code less than {smallest.Cell.Serializer} with the fewest bytes, " +
                $"{Link(best, fastest, bandwidth)} ns of link less than {fastest.Cell.Serializer} with the fastest code",
        };
    }

    private static string Code(LinkMode less, LinkMode more) => Whole(more.Code - less.Code);

    private static string Link(LinkMode less, LinkMode more, double bandwidth) =>
        Whole(more.TransferOf(new Question(bandwidth)) - less.TransferOf(new Question(bandwidth)));

    private static string Whole(double nanoseconds) => nanoseconds.ToString("#,##0");
}
