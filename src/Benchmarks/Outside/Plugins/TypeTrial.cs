using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Usage;
using SerBench.Model;

namespace SerBench.Benchmarks.Outside.Plugins;

/// <summary>
/// Opens an own type with its data in another process, which may die of it or never come to an end, and makes all its instances there. What
/// that process has read is left in files, from which this one opens the same.
/// </summary>
internal static class TypeTrial
{
    /// <summary>The hidden command that tries it.</summary>
    public const string CommandName = "try-type";

    private const string Usual = "ok";

    // Far less than any machine reads.
    private const double BytesPerSecond = 1 << 20;

    /// <param name="path">The file of what is to be opened; complete afterwards.</param>
    /// <exception cref="UsageException">It cannot be opened.</exception>
    public static void Of(string path)
    {
        OutsideFile file = OutsideFile.Read(path);
        double bytes = file.DataFiles.Sum(data => File.Exists(data) ? new FileInfo(data).Length : 0);
        WatchedAnswer answer = WatchedProcess.Ask(WatchedProcess.Patience + TimeSpan.FromSeconds(bytes / BytesPerSecond), CommandName, "--outside", path).Single();
        if (answer.Text != Usual)
        {
            throw new UsageException(answer.Text ?? $"{answer.Subject} cannot be used: {answer.Fault}.");
        }
    }

    /// <summary>What a sentence calls the type that a file names.</summary>
    public static string NameOf(OutsideFile file) => file.Type ?? string.Join(", ", file.Types.Select(Path.GetFileName));

    /// <summary>Tries it; the answer is one line.</summary>
    public static string Try(string path)
    {
        OutsideFile file = OutsideFile.Read(path);
        try
        {
            OpenedOutside opened = OpenedOutside.OpenFirst(file);
            opened.Models.Models.Single().Accept(new Maker());
            opened.SaveTo(Path.GetDirectoryName(path)!);
            return Usual;
        }
        catch (UsageException exception)
        {
            return exception.Message.ReplaceLineEndings(" ");
        }
        catch (Exception exception)
        {
            // Whatever the type's own code throws is a finding about the type.
            return $"{NameOf(file)} cannot be used: {WatchedReport.Describe(exception)}.";
        }
    }

    // Values that cannot be made are found again by the check of each cell, which tells more; here they must only come to an end.
    private sealed class Maker : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            try
            {
                return model.Scenarios.All(scenario => model.Create(scenario, CellId.Seed, scenario.Instances).Length > 0);
            }
            catch (Exception)
            {
                return false;
            }
        }
    }
}
