using SerBench.Engine.Outside;
using SerBench.Engine.Outside.Plugins;
using SerBench.Serializers.Peers.BinaryFormatter;

namespace SerBench.Migration;

internal sealed class Alternatives(ProgramContext context, AdviceRequest request)
{
    public static readonly string Old = BinaryFormatterCard.Main;

    private const string Access = "compiled";

    public IReadOnlyList<MeasuredType> Measure(string assembly, Samples samples, CancellationToken stop)
    {
        var all = new List<MeasuredType>();
        foreach (TypeSample sample in samples.All.TakeWhile(_ => !stop.IsCancellationRequested))
        {
            context.Terminal.BesideJson(request.IsJson).Line($"Measuring the alternatives for {sample.Name} ...");
            all.Add(Measure(assembly, sample, stop));
        }

        return all;
    }

    private MeasuredType Measure(string assembly, TypeSample sample, CancellationToken stop)
    {
        if (sample.Fault is null && sample.Values.Seen == 0)
        {
            return new MeasuredType(sample, [], null, null, null, ["No file of it was converted."]);
        }

        string folder = TemporaryFolder.Create();
        var notes = new List<string>();
        try
        {
            ProgramContext own = context.With(Open(assembly, sample, folder, notes)) with
            {
                Terminal = new Terminal(TextWriter.Null, TextWriter.Null, isInteractive: false),
            };
            CheckedCell[] cells = [.. CellCheck.Run(own.Outside, Select(own))];
            string serializers = string.Join(',', cells.Where(cell => cell.Verified is not null).Select(cell => cell.Cell.Serializer.Id));
            bool GoesOn() => serializers.Length > 0 && !stop.IsCancellationRequested;
            AttackRecord? attack = GoesOn() ? Attack(own, serializers, folder, notes) : null;
            EvolutionRecord? evolution = GoesOn() ? Evolve(assembly, sample, serializers, folder, notes) : null;
            RunRecord? times = GoesOn() ? Time(own, serializers, folder, attack, evolution, notes) : null;
            return new MeasuredType(sample, cells, times, attack, evolution, notes);
        }
        catch (UsageException exception)
        {
            return new MeasuredType(sample, [], null, null, null, [exception.Message]);
        }
    }

    // Other processes get the values as JSON. Random values replace values that JSON cannot represent.
    private OpenedOutside Open(string assembly, TypeSample sample, string folder, List<string> notes)
    {
        OpenedOutside Open(params string[] data) => OpenedOutside.Open(new OutsideFile
        {
            Types = [assembly],
            Type = $"{TypePlan.Namespace}.{sample.Name}",
            Origin = "files of BinaryFormatter",
            DataFiles = data,
            Seed = request.Seed,
            Count = Samples.MostValues,
        });
        try
        {
            string data = Path.Combine(folder, "values.jsonl");
            NamedFile.Write(data, file => File.WriteAllBytes(file, [.. sample.Values.Kept.SelectMany(value => value.Append((byte)'\n'))]));
            return sample.Fault is null ? Open(data) : throw new UsageException(sample.Fault);
        }
        catch (UsageException exception)
        {
            sample.Fault ??= exception.Message;
            notes.Add("The figures are of values drawn at random, because the converted ones cannot be given to other processes: "
                + exception.Message);
            return Open();
        }
    }

    private IEnumerable<Cell> Select(ProgramContext own) =>
        own.Selection.Select(new CellFilter { Serializers = request.Serializers }).Where(cell =>
            request.Serializers.Count > 0
            || (SerializerName.Parse(cell.Serializer.Id) is var name
                && (cell.Serializer.Family == SerializerFamily.Grid
                    ? name.Access == Access
                    : cell.Serializer.Family == SerializerFamily.Peer && name.IsPlain)));

    private RunRecord? Time(
        ProgramContext own, string serializers, string folder, AttackRecord? attack, EvolutionRecord? evolution, List<string> notes)
    {
        if (!own.CanMeasure)
        {
            notes.Add("Times: this is a Debug build, which cannot measure them.");
            return null;
        }

        string runs = Path.Combine(folder, "run");
        try
        {
            own.Invoke(own,
            [
                "run", "--serializer", serializers, "--out", runs, .. Depth,
                .. FilterOptions.Given("--budget", request.Budget),
                .. FilterOptions.Given("--attack", attack is null ? null : AttacksIn(folder)),
                .. FilterOptions.Given("--evolve", evolution is null ? null : ChangesIn(folder)),
            ]);
            return RunRecordFile.Read(Path.Combine(runs, RunRecordFile.Name));
        }
        catch (Exception exception) when (exception is UsageException or RunRecordException)
        {
            notes.Add($"Times: {exception.Message}");
            return null;
        }
    }

    private static string[] Depth => ["--max-depth", Limits.MaxDepth.ToString()];

    private static string AttacksIn(string folder) => Path.Combine(folder, "attack");

    private static string ChangesIn(string folder) => Path.Combine(folder, "evolve.json");

    private AttackRecord? Attack(ProgramContext own, string serializers, string folder, List<string> notes)
    {
        string attacks = AttacksIn(folder);
        try
        {
            own.Invoke(own,
            [
                "attack", "--serializer", serializers, "--seed", $"{request.Seed}", "--random", $"{request.Random}", "--json",
                "--out", attacks, .. Depth,
            ]);
            return AttackFile.Read(attacks);
        }
        catch (UsageException exception)
        {
            notes.Add($"Hostile input: {exception.Message}");
            return null;
        }
    }

    // A library that trusts its input may allocate any amount of memory for a message of another version, so another process measures.
    private static EvolutionRecord? Evolve(string assembly, TypeSample sample, string serializers, string folder, List<string> notes)
    {
        string file = ChangesIn(folder);
        string type = $"{TypePlan.Namespace}.{sample.Name}";
        ProgramOutput output = ProgramOutput.Of(OwnProgram.Read(
            ["evolve", "--types", assembly, "--type", type, "--serializer", serializers, "--save", file, .. Depth]))!;
        if (output.ExitCode == ExitCode.Done)
        {
            return EvolutionRecord.Read(file);
        }

        notes.Add($"Changes of the type: {output.Errors.TrimEnd().Split('\n')[^1]}");
        return null;
    }
}

internal sealed record MeasuredType(
    TypeSample Sample,
    IReadOnlyList<CheckedCell> Cells,
    RunRecord? Times,
    AttackRecord? Attack,
    EvolutionRecord? Evolution,
    IReadOnlyList<string> Notes);
