namespace SerBench.Migration;

internal sealed class AdviceFlow(ProgramContext context, AdviceRequest request)
{
    // A file that needs more memory becomes a line of the report, and does not end the program.
    private const ulong MostMemory = 4UL * 1024 * 1024 * 1024;

    private readonly Terminal _terminal = context.Terminal.BesideJson(request.IsJson);
    private readonly Findings _findings = new();

    private readonly Dictionary<string, string> _leftOut = [];

    public int Run()
    {
        SourceFiles sources = SourceFiles.Find(request.Path);
        foreach (string serializer in request.Serializers)
        {
            context.Selection.FindSerializer(serializer);
        }

        context.LimitMemory(MostMemory);
        using OutputFolder? output = OutputFolder.Begin(request.Folder, sources);
        using var stop = new StopSignal(null);
        ReadAll(sources, stop.Token);
        var plan = new TypePlan(_findings.Facts);
        NoteBlocked(plan);
        if (output is null || _findings.Facts.Files == 0 || stop.Token.IsCancellationRequested)
        {
            Print(new AdviceText(_findings, plan));
            return stop.ExitCode ?? (_findings.Facts.Files > 0
                ? ExitCode.Done
                : throw new UsageException($"'{request.Path}' holds no file of BinaryFormatter that can be read."));
        }

        MigrationBuild build = MigrationBuild.Make(plan, request.Targets, output.Folder);
        var samples = new Samples(_findings.Facts, plan, request);
        ConvertAll(sources, new Conversion(plan, request.Targets, build), samples, output.Folder, stop.Token);
        IReadOnlyList<MeasuredType> measured = [];
        if (!stop.Token.IsCancellationRequested)
        {
            measured = new Alternatives(context, request).Measure(build.Assembly, samples, stop.Token);
        }

        if (stop.ExitCode is { } code)
        {
            _terminal.ErrorLine("Stopped; nothing was written.");
            return code;
        }

        var text = new AdviceText(_findings, plan);
        NamedFile.WriteText(Path.Combine(output.Folder, "report.md"), new AdviceReport(_findings, request, text).Write(measured));
        output.Complete();
        Print(text);
        _terminal.Line(
            $"Files: {request.Folder} ({MigrationBuild.TypesFile}, {MigrationBuild.MigrationFile}, report.md, files.csv"
            + $"{string.Concat(request.Targets.Select(target => $", {target.Name}"))})");
        return _findings.CountOf(FileState.Differs) > 0 ? ExitCode.Failed : ExitCode.Done;
    }

    private void Print(AdviceText text)
    {
        text.Print(_terminal);
        if (request.IsJson)
        {
            context.Terminal.Output.WriteLine(JsonText.Of(text.Json()));
        }
    }

    private void NoteBlocked(TypePlan plan)
    {
        foreach ((NewClass type, NewMember member) in plan.Classes.SelectMany(type => type.Members, (type, member) => (type, member)))
        {
            string place = FileFacts.PlaceOf(type.Old, member.Old);
            if (member.Value.Type is NewType.Blocked reason && !_findings.Obstacles.Keys.Any(key => key.Place == place))
            {
                string path = _findings.Facts.Places.GetValueOrDefault(place)?.Path ?? member.Old;
                _findings.Obstacles[(reason.Kind, place)] = (new Obstacle(reason.Kind, place, path, reason.What), "", 0);
            }
        }
    }

    private void ReadAll(SourceFiles sources, CancellationToken stop)
    {
        foreach (string name in sources.Names.TakeWhile(_ => !stop.IsCancellationRequested))
        {
            SourceFile file = sources.Read(name);
            if (file.State != FileState.Read)
            {
                _findings.Note(file.State, name, file.What);
            }
            else if (SourceFiles.Add(_findings.Facts, file, out FileFacts? facts) is { } fault)
            {
                _leftOut[name] = fault;
                _findings.Note(FileState.Damaged, name, fault);
            }
            else
            {
                _findings.Note(FileState.Read, name, "");
                _findings.Note(facts!.Obstacles, name);
            }
        }
    }

    // The first pass keeps no file in memory, so the second pass reads each file again.
    private void ConvertAll(SourceFiles sources, Conversion conversion, Samples samples, string folder, CancellationToken stop)
    {
        using var list = new StreamWriter(
            Path.Combine(folder, "files.csv"), append: false, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false));
        list.WriteLine(string.Join(',', ["file", "state", "old bytes", .. request.Targets.Select(target => target.Name), "what"]));
        foreach (string name in sources.Names.TakeWhile(_ => !stop.IsCancellationRequested))
        {
            SourceFile file = sources.Read(name);
            string? fault = _leftOut.GetValueOrDefault(name);
            ConvertedFile result = file.State != FileState.Read ? new ConvertedFile(file.State, file.What)
                : fault is not null ? new ConvertedFile(FileState.Damaged, fault)
                : conversion.Convert(file);
            if (file.State == FileState.Read && fault is null)
            {
                Note(result, file);
            }

            if (result.Value is { } value)
            {
                Write(result, name, folder);
                samples.Add(value);
            }

            IEnumerable<object?> sizes = request.Targets.Select((_, index) => (object?)result.Written.ElementAtOrDefault(index)?.Length);
            object?[] cells = [name, KebabCase.Of(result.State), file.Data.Length, .. sizes, result.What];
            list.WriteLine(string.Join(',', cells.Select(CsvText.Cell)));
        }
    }

    private void Note(ConvertedFile result, SourceFile file)
    {
        _findings.Note(result.State, file.Name, result.What);
        _findings.Counts[FileState.Read] -= result.State == FileState.Damaged ? 1 : 0;

        // The first pass counted the obstacles of single files. These two kinds show only in comparison with other files.
        if (result.Obstacle is { Kind: ObstacleKind.Object or ObstacleKind.Versions } obstacle)
        {
            _findings.Note([obstacle], file.Name);
        }

        if (result.State == FileState.Converted)
        {
            _findings.OldBytes += file.Data.Length;
            foreach ((Target target, byte[] written) in request.Targets.Zip(result.Written))
            {
                _findings.NewBytes[target.Name] = _findings.NewBytes.GetValueOrDefault(target.Name) + written.Length;
            }
        }
    }

    private void Write(ConvertedFile result, string name, string folder)
    {
        foreach ((Target target, byte[] written) in request.Targets.Zip(result.Written))
        {
            string path = Path.Combine(folder, target.Name, $"{name}.{target.Name}");
            NamedFile.CreateFolder(Path.GetDirectoryName(path)!);
            NamedFile.Write(path, file => File.WriteAllBytes(file, written));
        }
    }
}

/// <param name="Measured">the number of types for which serializers are measured. They are types of the files' root objects, and types
/// whose files have the most bytes come first.</param>
/// <param name="Serializers">the ids of the serializers to measure. If there are none, all libraries and our formats are measured.</param>
internal sealed record AdviceRequest(
    string Path, string? Folder, IReadOnlyList<Target> Targets, int Measured, string? Budget, int Random, ulong Seed,
    IReadOnlyList<string> Serializers, bool IsJson);
