using SerBench.Benchmarks.Tests.Engine.Judging;

namespace SerBench.Benchmarks.Tests.Transcripts;

// The record of a run that "$ record WORDS FOLDER" makes. Its words are a sample (quick, cut or full), or rows on person / article:
//   peer/Square,1000,6000   1,000 bytes, and 6,000 ns each way. More parts say what else is known:
//     @2.0.0                the version of the library
//     safe, crashes         how its reader took 100 damaged messages
//     right, refuses        what readers of other versions did with an added, removed or moved member
// and changes:
//   x8                      so many launches of each row
//   busy                    every other launch of the first row takes twice as long
//   stopped=4               stopped after so many timings
//   on=car/serial           the rows that follow are on other data
internal static class WrittenRecord
{
    private static readonly string[] Changes = ["add-end", "add-middle", "remove", "reorder"];

    public static string Write(string[] words)
    {
        RunRecord record = words[0] switch
        {
            "quick" => SampleRecords.Quick,
            "cut" => SampleRecords.Cut,
            "full" => FullRecord.Value,
            _ => Of(string.Join(' ', words[..^1])),
        };
        Directory.CreateDirectory(words[^1]);
        RunRecordFile.Write(Path.Combine(words[^1], RunRecordFile.Name), record);
        return "";
    }

    public static RunRecord Of(string text)
    {
        string[] words = text.Split(' ');
        string[][] rows = [.. words.Where(word => word.Contains(',')).Select(word => word.Split(','))];
        int other = Array.FindIndex(words, word => word.StartsWith("on=", StringComparison.Ordinal));
        RunRecord record = Rows(rows[..(other < 0 ? rows.Length : other)]);
        if (other >= 0)
        {
            string[] data = words[other]["on=".Length..].Split('/');
            record = record.And(Rows(rows[other..]).On(data[0], data[1]));
        }

        record = Complete(record, rows);
        foreach (string word in words)
        {
            record = word.Split('=') switch
            {
                ["busy"] => record.WithTimings(timing => timing.Row.Serializer != rows[0][0] ? timing : timing with
                {
                    Launches = [.. timing.Launches.Select((launch, number) => launch.Select(
                        sample => sample * (number % 2 == 0 ? 2 : 1)).ToArray())],
                }),
                ["stopped", var timed] => record with { State = RunState.Stopped, Timings = [.. record.Timings.Take(int.Parse(timed))] },
                [['x', .. var launches]] when !word.Contains('/') => VerdictTests.Repeat(int.Parse(launches), record),
                _ => record,
            };
        }

        return record;
    }

    private static RunRecord Rows(string[][] rows) =>
        LinkModesTests.Make([.. rows.Select(row => (row[0], int.Parse(row[1]), double.Parse(row[2])))]);

    private static RunRecord Complete(RunRecord record, string[][] rows)
    {
        string[][] With(string part) => [.. rows.Where(row => row.Contains(part))];
        AttackScore[] scores =
        [
            .. With("safe").Select(row => new AttackScore(row[0], "person", 100, 100, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1)),
            .. With("crashes").Select(row => new AttackScore(row[0], "person", 100, 98, 0, 0, 0, 2, 0, 0, 0, 1, 1, 1)),
        ];
        EvolutionRow[] readers = [.. With("right").Concat(With("refuses")).Select(row => new EvolutionRow(
            row[0],
            true,
            [
                .. Changes.Select(change =>
                    new EvolutionCell(change, "root", "right", row.Contains("right") ? "right" : EvolutionCell.Refused)),
            ],
            null, null, null))];
        return record with
        {
            AbsentPeers = [],
            Notes = [],
            Serializers = [.. rows.Select(row => row[0]).Distinct().Select(id => id.StartsWith("peer/", StringComparison.Ordinal)
                ? SampleRecords.Serializer(id, id, SerializerFamily.Peer) with { Library = LibraryOf(id) }
                : SampleRecords.Serializer(id, id))],
            Libraries =
            [
                .. SampleRecords.Quick.Libraries,
                .. rows.Where(row => row[0].StartsWith("peer/", StringComparison.Ordinal)).DistinctBy(row => LibraryOf(row[0]))
                    .Select(row => new LibraryOrigin(
                        LibraryOf(row[0]), row.FirstOrDefault(part => part[0] == '@')?[1..] ?? "1.0.0", "its.dll", "00")),
            ],
            Attack = scores.Length == 0 ? null : new AttackRecord("attack.json", scores),
            Evolution = readers.Length == 0 ? null : new EvolutionRecord(
                null, "T", [.. Changes.Select(change => new EvolutionChange(change, change))], readers),
        };
    }

    private static string LibraryOf(string serializer) => serializer["peer/".Length..].Split(':', '+')[0];
}
