using System.Globalization;
using SerBench.Benchmarks.Host;
using SerBench.Benchmarks.Pages;
using SerBench.Benchmarks.Records;
using SerBench.Benchmarks.Usage;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers.Racing;

namespace SerBench.Benchmarks.Driver;

/// <summary>What it takes to read one field of a message that is not decoded.</summary>
internal sealed class FieldTimes
{
    private const int Instances = 64;
    private const int Reads = 10_000;
    private const int Rounds = 5;

    private readonly ClockFacts _clock = ClockFacts.Measure();
    private readonly List<(string Name, IWorkload Workload)> _rows = [];

    /// <param name="scenario">The persons.</param>
    /// <param name="compact">Writes messages with compact footers.</param>
    /// <param name="full">Writes messages with full footers.</param>
    public FieldTimes(Scenario scenario, ICodec<Person> compact, ICodec<Person> full)
    {
        Person[] persons = new PersonModel().Create(scenario, CellId.Seed, Instances);
        Add<PersonIdReaders.AtKnownOffset>("at a known offset", compact, persons);
        Add<PersonIdReaders.ByHandle>("by handle", compact, persons);
        Add<PersonIdReaders.ByHandle>("by handle, full footer", full, persons);
        Add<PersonIdReaders.ByName>("by name", compact, persons);
        Add<PersonIdReaders.ByName>("by name, full footer", full, persons);
    }

    public TextTable Measure()
    {
        Sampler[] samplers = [.. _rows.Select(row => new Sampler(row.Workload, Operation.Decode, row.Name, _clock))];
        SamplerSet.WarmUp(samplers);
        IReadOnlyList<OperationSamples> samples = SamplerSet.TakeRun(samplers);
        var table = new TextTable("Person.Id", "ns p5", "median", "p95", "x known offset", "bytes allocated");
        foreach ((OperationSamples one, (_, IWorkload workload)) in samples.Zip(_rows))
        {
            table.Add(
                one.Type, Format(one.Batches.P5), Format(one.Batches.Median), Format(one.Batches.P95),
                Format(one.Batches.Median / samples[0].Batches.Median), AllocatedBy(workload).ToString(CultureInfo.InvariantCulture));
        }

        return table;
    }

    private static string Format(double value) => value.ToString("0.00", CultureInfo.InvariantCulture);

    // The least of some rounds: once the runtime may allocate on this thread, when it puts better code in the place of a running loop.
    private static long AllocatedBy(IWorkload workload) => Enumerable.Range(0, Rounds).Min(_ => AllocatedByRound(workload));

    private static long AllocatedByRound(IWorkload workload)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        workload.Run(Operation.Decode, Reads);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private void Add<TReader>(string name, ICodec<Person> writer, Person[] persons)
        where TReader : struct, IPersonIdReader
    {
        var codec = new ViewCodec<Person, PersonIdCore<TReader>>(new PersonIdCore<TReader>(writer));
        foreach (Person person in persons)
        {
            var buffer = new EncodeBuffer();
            writer.Encode(person, buffer);
            if (codec.Read(buffer.ToArray()) != codec.Expect(person))
            {
                throw new UsageException($"Reading the id {name} gives another id than the person has.");
            }
        }

        _rows.Add((name, codec.Prepare(persons, person => (uint)person.Id, (one, other) => one.Id == other.Id)));
    }
}
