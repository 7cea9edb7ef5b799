namespace SerBench.Benchmarks.Features.Compare.Upgrades;

/// <param name="ReadFolder">the folder of messages from the library's other version; null to read none.</param>
internal sealed record Exchange(CellFilter Filter, string? Outside, string WriteFolder, string? ReadFolder) : IChildWork
{
    public void Run(ProgramContext context, WatchedReport report)
    {
        Cell[] cells = [.. context.Open(Outside).Selection.Select(Filter)];
        string library = cells.Select(cell => Libraries.Find(cell.Serializer)?.Short).FirstOrDefault() ?? "";
        context.Terminal.Output.WriteLine(JsonSerializer.Serialize(new Exchanged(library, [.. cells.Select(Make)])));
    }

    private ExchangedCell Make(Cell cell)
    {
        CellRecord record = Verification.Check(cell);
        return record.Status == CellStatus.Verified
            ? cell.Model.Accept(new Exchanger(cell, record, WriteFolder, ReadFolder))
            : new ExchangedCell(record);
    }

    private sealed class Exchanger(Cell cell, CellRecord record, string mine, string? theirs) : IModelVisitor<ExchangedCell>
    {
        private readonly string _file = $"{PayloadHash.OfOne(Encoding.UTF8.GetBytes(cell.Id.ToString()))}.json";

        public ExchangedCell Visit<T>(IModel<T> model)
        {
            ICodec<T> codec = cell.Bind(model).Codec!;
            T[] values = cell.Create(model);
            var buffer = new EncodeBuffer();
            byte[][] own = [.. values.Select(value => codec.EncodeToArray(value, buffer))];
            File.WriteAllText(Path.Combine(mine, _file), JsonSerializer.Serialize(own));
            string other = Path.Combine(theirs ?? "", _file);
            if (theirs is null || !File.Exists(other))
            {
                return new ExchangedCell(record);
            }

            byte[][] foreign = JsonSerializer.Deserialize<byte[][]>(File.ReadAllText(other))!;
            string?[] faults = [.. foreign.Select((message, index) => Read(model, codec, values[index], own[index], message))];
            int first = Array.FindIndex(faults, fault => fault is not null);
            return new ExchangedCell(record)
            {
                Values = foreign.Length,
                SameBytes = foreign.Zip(own).Count(pair => pair.First.AsSpan().SequenceEqual(pair.Second)),
                Read = faults.Count(fault => fault is null),
                Fault = first < 0 ? null : $"value {first}: {faults[first]}",
            };
        }

        // The expected value is this version's own decoded message, because a library that turns null into empty in both versions has not
        // changed.
        private static string? Read<T>(IModel<T> model, ICodec<T> codec, T value, byte[] own, byte[] message)
        {
            try
            {
                if (codec is IViewCodec<T> view)
                {
                    return view.Read(message) == view.Expect(value) ? null : "the checksum of the values read in place differs";
                }

                var objects = (IObjectCodec<T>)codec;
                (T expected, T decoded) = (objects.Decode(own), objects.Decode(message));
                return model.AreEqual(expected, decoded) ? null
                    : $"comes back otherwise{((model as IOwnModel<T>)?.FindDifference(expected, decoded) is { } path ? $": {path}" : "")}";
            }
            catch (Exception exception)
            {
                return $"{exception.GetType().Name}: {exception.Message.Split('\n')[0].TrimEnd()}";
            }
        }
    }
}

internal sealed record Exchanged(string Library, IReadOnlyList<ExchangedCell> Cells);

internal sealed record ExchangedCell(CellRecord Cell)
{
    public int Values { get; init; }

    public int SameBytes { get; init; }

    public int Read { get; init; }

    public string? Fault { get; init; }
}
