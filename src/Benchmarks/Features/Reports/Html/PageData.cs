using SerBench.Benchmarks.Features.Reports.Machines;

namespace SerBench.Benchmarks.Features.Reports.Html;

internal sealed class PageData(IReadOnlyList<RunRecord> records, SideBySide sideBySide, IReadOnlyList<Section> details)
{
    private const string Digits = "G4";

    private static readonly double[] Networks = [Question.UsualLink, 10 * Question.UsualLink];

    // The default encoder escapes every character that could end a script element.
    private static readonly JsonSerializerOptions Options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new PlainTextConverter() },
    };

    private readonly Question _asked = records[0].Asked;

    public string ToJson(int mostCharacters)
    {
        var kept = new HashSet<TimingRecord>(ReferenceEqualityComparer.Instance);
        string bare = Write(kept, hasFoldedTables: true);
        bool hasFoldedTables = bare.Length <= mostCharacters;
        int left = mostCharacters - (hasFoldedTables ? bare : Write(kept, hasFoldedTables)).Length;
        foreach (TimingRecord timing in records.SelectMany(record => record.Timings).Where(timing => timing.HasSamples))
        {
            left -= ",\"samples\":".Length + JsonSerializer.Serialize(SamplesOf(timing), Options).Length;
            if (left < 0)
            {
                break;
            }

            kept.Add(timing);
        }

        return Write(kept, hasFoldedTables);
    }

    private static IEnumerable<IEnumerable<double>> SamplesOf(TimingRecord timing) =>
        timing.Launches.Select(launch => launch.Select(Short));

    private static double Short(double value) => double.Parse(value.ToString(Digits));

    // JSON has no infinity, but the sum of a record's times may be infinite.
    private static double? Short(double? value) => value is { } number && double.IsFinite(number) ? Short(number) : null;

    private IEnumerable<object> LinksOf() => LinkModes.Presets
        .Select(bandwidth => new { Bandwidth = (double)bandwidth, Name = LinkName.Full(bandwidth) })
        .Concat(Networks.Append(_asked.Link)
            .Select(bandwidth => new { Bandwidth = bandwidth, Name = $"{LinkName.Speed(bandwidth)}, {bandwidth} MB/s" }))
        .DistinctBy(link => link.Bandwidth).OrderBy(link => link.Bandwidth);

    private string Write(IReadOnlySet<TimingRecord> kept, bool hasFoldedTables) => JsonSerializer.Serialize(
        new
        {
            Links = LinksOf(),

            Start = new Dictionary<string, string>(_asked.Only.Select(property => KeyValuePair.Create(property, "yes")))
            {
                ["link"] = $"{_asked.Link}",
                ["net"] = $"{_asked.Link}",
                ["wire"] = $"{_asked.Link}",
                ["fan"] = $"{_asked.Reads}",
                ["now"] = _asked.Now is { } now
                    ? records[0].Serializers.FirstOrDefault(known => Worth.IsMeant(now, SerializerNames.ShortOf(known.Id)))?.Id ?? ""
                    : "",
                ["rate"] = $"{_asked.Rate}",
            },
            Race.Matters,
            Yardsticks = ModeLine.Protobuf.Serializers.Append("protobuf/compiled"),
            SamplesLeftOut = records.Sum(record => record.Timings.Count(timing => timing.HasSamples && !kept.Contains(timing))),
            HasFoldedTables = hasFoldedTables,
            Runs = records.Select(record => record == records[0] ? new PageRun(record, sideBySide, kept, [])
                : new PageRun(record, null, kept, [.. records[0].Serializers.Select(serializer => serializer.Id)]))
                .Select(run => run.Describe()),
            Details = details.Select(section => new
            {
                section.Id,
                Blocks = section.Blocks.Select(block => PageBlock.Of(block, hasFoldedTables)).Where(block => block is not null),
            }),
        },
        Options);

    private sealed class PageRun(
        RunRecord record, SideBySide? sideBySide, IReadOnlySet<TimingRecord> kept, HashSet<string> known)
    {
        private readonly Figures _figures = new(record);
        private readonly HashSet<CellId> _rivals = [.. Contest.Of(record)];
        private readonly HashSet<CellId> _ways = [.. Contest.WaysOf(record)];
        private readonly IReadOnlyList<string> _compressors = SizeTables.CompressorsOf(record.Cells);

        public object Describe()
        {
            var judge = new Judge(record, _figures);
            Dictionary<(string, string, CodecShape?), string> cuts = Verdict.CutsOf(judge);
            Dictionary<(string, string, CodecShape?), ModelAnswer> answers = judge.Answers.ToDictionary(answer => answer.Data.Key);
            CellId[] timed = [.. _figures.TimedCells(record)];
            string[] serializers = [.. timed.Select(cell => cell.Serializer).Distinct()];
            return new
            {
                Title = HtmlReport.TitleOf(record),
                Name = $"{HtmlReport.TitleOf(record)} on {record.Environment.Processor}, {record.Environment.Cores} cores, "
                    + record.Environment.Runtime,
                Calls = UseFile.AllOf(judge).ToDictionary(file => file.Name, file => file.Text.Split('\n')),
                record.Started,
                Compressors = _compressors,
                record.Asked.Reads,
                Noise = judge.Data.Select(data => data.Noise).FirstOrDefault(),
                Serializers = serializers.Select(id => Describe(_figures.SerializerOf(id))),
                Data = from cell in timed
                       group cell by (cell.Model, cell.Scenario, _figures.CellOf(cell).Shape) into data
                       let answer = answers.GetValueOrDefault(data.Key)
                       select new
                       {
                           data.Key.Model,
                           data.Key.Scenario,
                           Title = LinkModes.TitleOf(data.Key.Model, data.Key.Scenario, data.Key.Shape),
                           InPlace = data.Key.Shape == CodecShape.View,
                           Cut = cuts.GetValueOrDefault(data.Key),
                           Lines = answer?.Lines.Zip(
                               AnswerTable.TextsOf(answer, answer.Lines.Select(line => line.Name), record),
                               (line, text) => new[] { line.Name, text }),
                           Notes = answer is null ? null
                               : (sideBySide?.SayOf(data.Key.Model, data.Key.Scenario) ?? []).Concat(AnswerTable.Rivals(judge, [answer])),
                           Packages = answer is null ? null : AnswerTable.Packages(judge, [answer]),
                           Rows = data.Select(cell => Describe(cell, Array.IndexOf(serializers, cell.Serializer))),
                       },
                Scaling = record.Scaling is null ? null : ScalingCost.Of(record.Scaling).SelectMany(axis => axis).Select(cost => new
                {
                    cost.Serializer,
                    cost.Axis,
                    Bytes = Short(cost.Bytes.Slope),
                    Encode = Short(cost.Encode.Slope),
                    Decode = Short(cost.Decode.Slope),
                }),
            };
        }

        private object Describe(SerializerRecord serializer)
        {
            SerializerName name = SerializerName.Parse(serializer.Id);
            bool isLibrary = name.Format == "peer";
            return new
            {
                serializer.Id,
                Title = serializer.Title == serializer.Id ? null : serializer.Title,
                Class = KebabCase.Of(RowClasses.Of(serializer)),
                Format = isLibrary ? name.Access : name.Format,
                Access = isLibrary ? "library" : name.Access is "" || name.Format is "floor" or "tree" ? "own code" : name.Access,
                Floor = _figures.IsFloor(serializer.Id) ? true : (bool?)null,
                Attributes = serializer.Has(Traits.NeedsCodeChange),
                Older = !serializer.IsSameType,
                Changed = record.Evolution?.Find(serializer.Id) is { Cells.Count: > 0 } row
                    ? row.IsNeverMisread ? "never misread" : "may be misread"
                    : null,
                Traits = known.Contains(serializer.Id) ? null : serializer.Traits,
                Library = record.Libraries.FirstOrDefault(library => library.Id == serializer.Library && !library.IsOwn)?.Short,
                Notes = !known.Contains(serializer.Id) && FairnessNotes.Of(serializer.Id) is { Count: > 0 } notes ? notes : null,
            };
        }

        private object Describe(CellId id, int serializer)
        {
            CellRecord cell = _figures.CellOf(id);
            FirstCallRecord? first = _figures.FindFirstCall(id);
            AttackScore? score = record.ScoreOf(id);
            return new
            {
                S = serializer,
                Bytes = cell.Size is { } size ? Math.Round(size.Mean, 1) : (double?)null,
                Packed = cell.Compressed.Count == 0
                    ? null
                    : _compressors.Select(compressor => cell.Compressed.GetValueOrDefault(compressor)?.Typical),
                First = Short(first?.EncodeMicroseconds + first?.DecodeMicroseconds),
                Bad = Short(100.0 * score?.Bad / score?.Inputs),
                Folds = cell.NullsChanged,
                Race = _rivals.Contains(id) ? true : (bool?)null,
                Safe = Qualities.Has(Question.Safe, id, record) ? true : (bool?)null,
                Portable = Qualities.Has(Question.Portable, id, record) ? true : (bool?)null,
                Evolving = Qualities.Has(Question.Evolving, id, record) ? true : (bool?)null,
                Way = _ways.Contains(id) && Qualities.IsEvolving(id, record) ? true : (bool?)null,
                Cores = CoresOf(id),
                Times = Enum.GetValues<Operation>().Select(operation => _figures.Find(id, operation)).OfType<Figure>()
                    .ToDictionary(figure => KebabCase.Of(figure.Row.Operation), Describe),
            };
        }

        private Dictionary<double, double?>? CoresOf(CellId id)
        {
            double[] rates =
                [.. (record.Load?.Rows ?? []).Where(row => row.Cell == id).Select(row => row.Rate).OfType<double>().Distinct()];
            return rates.Length == 0 ? null : rates.ToDictionary(rate => rate, rate => Short(record.Load!.CoresOf(id, rate)));
        }

        private object Describe(Figure figure) => new
        {
            Median = Short(figure.Statistics.Median),
            Low = Short(figure.Statistics.Low),
            High = Short(figure.Statistics.High),
            Dev = Short(figure.Statistics.StdDev),
            Alloc = figure.Timing.AllocatedBytes,
            Kept = figure.Timing.KeptBytes,
            Samples = kept.Contains(figure.Timing) ? SamplesOf(figure.Timing) : null,
            Launches = figure.Launches.Count > 1 ? figure.Launches.Select(Short) : null,
        };
    }

    private sealed class PlainTextConverter : JsonConverter<string>
    {
        public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            throw new NotSupportedException("The data of a page are written and never read back.");

        public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) =>
            writer.WriteStringValue(PlainText.Of(value));

        public override void WriteAsPropertyName(Utf8JsonWriter writer, string value, JsonSerializerOptions options) =>
            writer.WritePropertyName(PlainText.Of(value));
    }
}
