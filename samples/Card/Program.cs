using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

// The card as one plain program of BenchmarkDotNet: whoever doubts a figure reads and runs it. Its results go to artifacts/card.
string results = Path.GetFullPath("artifacts/card");

// BenchmarkDotNet looks for the project below the working directory.
Environment.CurrentDirectory = FolderOf();
BenchmarkSwitcher.FromAssembly(typeof(BytesColumn).Assembly).Run(
    args.Contains("--filter") ? args : [.. args, "--filter", "*"],
    DefaultConfig.Instance.AddColumn(new BytesColumn()).WithArtifactsPath(results).WithOptions(ConfigOptions.JoinSummary));

static string FolderOf([CallerFilePath] string file = "") => Path.GetDirectoryName(file)!;

internal sealed class BytesColumn : IColumn
{
    public string Id => ColumnName;
    public string ColumnName => "Bytes";
    public string Legend => "Length of the message";
    public ColumnCategory Category => ColumnCategory.Custom;
    public int PriorityInCategory => 0;
    public bool AlwaysShow => true;
    public bool IsNumeric => true;
    public UnitType UnitType => UnitType.Dimensionless;
    public bool IsAvailable(Summary summary) => true;
    public bool IsDefault(Summary summary, BenchmarkCase benchmarkCase) => false;
    public string GetValue(Summary summary, BenchmarkCase benchmarkCase, SummaryStyle style) => GetValue(summary, benchmarkCase);

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase)
    {
        (Type type, string mode) = (benchmarkCase.Descriptor.Type, benchmarkCase.Descriptor.WorkloadMethod.Name["Encode".Length..]);
        object modes = Activator.CreateInstance(type)!;
        type.GetMethod("Setup")!.Invoke(modes, []);
        string field = $"_{char.ToLowerInvariant(mode[0])}{mode[1..]}";
        return $"{((byte[])type.GetField(field, BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(modes)!).Length}";
    }
}
