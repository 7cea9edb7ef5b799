using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Text.Json;
using SerBench.Engine.Base.Records;
using SerBench.Engine.Base.Usage;
using SerBench.Engine.Cells;
using SerBench.Engine.Host;
using SerBench.Engine.Measure;
using SerBench.Engine.Outside;
using SerBench.Engine.Outside.Emitted;
using SerBench.Engine.Outside.OwnTypes;
using SerBench.Engine.Outside.Plugins;
using SerBench.Everyday;
using SerBench.Formats;
using SerBench.Model;
using SerBench.Serializers;
using SerBench.Serializers.Contract;
using SerBench.Serializers.Racing;

const int Values = 64;
const int Seed = 7;

EmittedBuild.Install();
WarmUp.Most = TimeSpan.FromSeconds(30);
(string folder, string file, string[] names) = (args[0], args[1], args[2..]);
string vectors = Vector512.IsHardwareAccelerated ? "AVX-512" : Vector256.IsHardwareAccelerated ? "AVX2" : "128 bits";
EverydaySetting[] others = names.Length > 0 || !File.Exists(file) ? []
    : [.. JsonSerializer.Deserialize<EverydayRecord>(File.ReadAllText(file), JsonText.Options)!.Settings.Where(one => one.Vectors != vectors)];
Console.WriteLine($"With vectors of {vectors}:");
string[] assemblies = [.. TypeSources.Compile([Path.Combine(folder, "Types.cs")])];
Type source = ForeignAssembly.Load(assemblies[0]).GetType("EverydayData")!;
var types = new List<EverydayType>();
foreach (System.Reflection.MethodInfo make in source.GetMethods().Where(method => method.DeclaringType == source && (names.Length == 0 || names.Contains(method.Name))))
{
    // Values reach the types as they do from the command line: as data.
    object data = Activator.CreateInstance(source, Seed)!;
    string lines = Path.Combine(Directory.CreateDirectory(Path.Combine(Repository.Root, "artifacts", "everyday")).FullName, $"{make.Name}.jsonl");
    File.WriteAllLines(lines, Enumerable.Range(0, Values).Select(_ => JsonSerializer.Serialize(make.Invoke(data, null))));
    OpenedOutside outside = OpenedOutside.OpenFirst(new OutsideFile { Types = assemblies, Type = make.Name, DataFiles = [lines], Seed = Seed, Count = Values });
    EverydayType type = outside.Models.Models.Single().Accept(new Race());
    types.Add(type);
    foreach (EverydayRow row in type.Rows.OrderBy(row => row.Ratio))
    {
        Console.WriteLine($"{type.Name,-16} {row.Id,-45} {row.Bytes,8:0} B  {row.Encode,9:0} + {row.Decode,9:0} ns  x {row.Ratio:0.00}");
    }

    if (names.Length == 0)
    {
        File.WriteAllText(file, JsonText.Of(new EverydayRecord($"{DateTime.UtcNow:yyyy-MM-dd}", EnvironmentReader.ReadProcessor(), [.. others, new(vectors, types)])) + "\n");
    }
}

Environment.Exit(0);

internal sealed class Race : IModelVisitor<EverydayType>
{
    private const string Own = "dense";
    private const int Rounds = 60;

    private static readonly TimeSpan Batch = TimeSpan.FromMicroseconds(300);

    // For each library the row of its first example, or the main row where that is the one documented way.
    private static readonly string[] Libraries =
    [
        .. from serializer in Catalog.BuiltIn.Serializers
           where serializer.Id.StartsWith("peer/", StringComparison.Ordinal) && serializer.Id.AsSpan().IndexOfAny(':', '+') < 0
           select Catalog.BuiltIn.Find($"{serializer.Id}:default")?.Id ?? serializer.Id,
    ];

    public EverydayType Visit<T>(IModel<T> model)
    {
        Scenario scenario = model.Scenarios[0];
        T[] values = model.Create(scenario, 1, scenario.Instances);
        byte[][] messages = Array.ConvertAll(values, Serializer<DenseFormat>.Serialize);
        var lanes = new List<Lane> { FloorLane(messages), OwnLane(values, messages) };
        foreach (string id in Libraries)
        {
            var cell = new Cell(Catalog.BuiltIn.Find(id)!, model, scenario);
            CellRecord check = CheckedCell.Of(cell).Record;
            if (check is not { Status: CellStatus.Verified, Shape: not CodecShape.View })
            {
                Console.WriteLine($"{model.Type.Name}: without {id}: {check.Reason}");
                continue;
            }

            IWorkload workload = OpenedCell.Open(cell).Workload;
            lanes.Add(new Lane(
                id, scenario.Instances, workload.Payloads.Average(message => message.Length), times => workload.Run(Operation.EncodeFresh, times), times => workload.Run(Operation.Decode, times)));
        }

        WarmUp.Settle(() => lanes.ForEach(lane => lane.Warm()), 32).Demand();
        var random = new Random(1);
        for (int round = 0; round < Rounds; round++)
        {
            Lane[] order = [.. lanes];
            random.Shuffle(order);
            Array.ForEach(order, lane => lane.Time());
        }

        return new EverydayType(model.Type.Name, [.. lanes.Skip(1).Select(lane => lane.ToRow(lanes[1], lanes[0]))]);
    }

    // No serializer writes or reads a message in less time than a copy of it takes.
    private static Lane FloorLane(byte[][] messages)
    {
        byte[]? copy = null;
        return new Lane("floor", messages.Length, messages.Average(message => message.Length), Copy, Copy);

        void Copy(int times)
        {
            for (int i = 0; i < times; i++)
            {
                copy = messages[i % messages.Length].AsSpan().ToArray();
            }
        }
    }

    private static Lane OwnLane<T>(T[] values, byte[][] messages)
    {
        (byte[]? written, T? read) = (null, default);
        return new Lane(Own, values.Length, messages.Average(message => message.Length), Encode, Decode);

        void Encode(int times)
        {
            for (int i = 0; i < times; i++)
            {
                written = Serializer<DenseFormat>.Serialize(values[i % values.Length]);
            }
        }

        void Decode(int times)
        {
            for (int i = 0; i < times; i++)
            {
                read = Serializer<DenseFormat>.Deserialize<T>(messages[i % messages.Length]);
            }
        }
    }

    private sealed class Lane(string id, int turn, double bytes, Action<int> encode, Action<int> decode)
    {
        private readonly List<double> _encode = [];
        private readonly List<double> _decode = [];
        private int _encodes = turn;
        private int _decodes = turn;

        public void Warm()
        {
            _encodes = Measure(encode, _encodes) < Batch ? 2 * _encodes : _encodes;
            _decodes = Measure(decode, _decodes) < Batch ? 2 * _decodes : _decodes;
        }

        public void Time()
        {
            _encode.Add(Measure(encode, _encodes).TotalNanoseconds / _encodes);
            _decode.Add(Measure(decode, _decodes).TotalNanoseconds / _decodes);
        }

        public EverydayRow ToRow(Lane own, Lane floor) => new(
            id, Math.Round(bytes, 1), Math.Round(Median(_encode), 1), Math.Round(Median(_decode), 1),
            Math.Round(Median(Both.Zip(own.Both, (its, ours) => its / ours)), 3), Math.Round(Median(Both.Zip(floor.Both, (its, copies) => copies / its)), 3));

        private IEnumerable<double> Both => _encode.Zip(_decode, (encode, decode) => encode + decode);

        private static double Median(IEnumerable<double> values) => Statistics.Of([.. values]).Median;

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static TimeSpan Measure(Action<int> loop, int times)
        {
            long start = Stopwatch.GetTimestamp();
            loop(times);
            return Stopwatch.GetElapsedTime(start);
        }
    }
}
