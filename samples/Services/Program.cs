using System.Buffers;
using System.Diagnostics;
using System.Runtime.Serialization;
using Google.Protobuf.WellKnownTypes;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using SerBench.Services;

// Tries each serializer in a real HybridCache in memory, and prints what an entry takes:
// `dotnet run --project samples/Services -c Release`.
var contracts = new DataContractSerializer(typeof(Quote));
(string Name, IHybridCacheSerializer<Quote> Serializer)[] all =
[
    ("MemoryPack", new MemoryPackCacheSerializer<Quote>()),
    ("MessagePack", new MessagePackCacheSerializer<Quote>()),
    ("Nerdbank.MessagePack", new NerdbankCacheSerializer<Quote>()),
    ("protobuf-net", new ProtobufNetCacheSerializer<Quote>()),
    ("System.Text.Json", new JsonCacheSerializer<Quote>(QuoteContext.Default.Quote)),
    ("SerBench.Formats, dense", new DenseCacheSerializer<Quote>()),
    ("DataContractSerializer", new StreamCacheSerializer<Quote>(
        (value, stream) => contracts.WriteObject(stream, value),
        stream => (Quote)contracts.ReadObject(stream)!)),
];

Quote quote = Quote.Create(prices: 100);
int failures = 0;
Console.WriteLine($"{"HybridCache in memory, 100 prices",-34}{"bytes",8}{"set ns",10}{"get ns",10}");
foreach ((string name, IHybridCacheSerializer<Quote> serializer) in all)
{
    var body = new ArrayBufferWriter<byte>();
    serializer.Serialize(quote, body);
    Demand(serializer.Deserialize(Cut(body.WrittenMemory, 50)).Equals(quote), $"{name} reads a message in pieces");

    using ServiceProvider services = Provide(builder => builder.AddSerializer(serializer));
    HybridCache cache = services.GetRequiredService<HybridCache>();
    await cache.SetAsync("quote", quote);
    Quote back = await Get(cache);
    Demand(back.Equals(quote) && !ReferenceEquals(back, quote), $"{name} gives a copy from the cache");
    double set = await Time(() => cache.SetAsync("quote", quote));
    double get = await Time(async () => await Get(cache));
    Console.WriteLine($"{name,-34}{body.WrittenCount,8:#,##0}{set,10:#,##0}{get,10:#,##0}");
}

// Classes of protoc, here one that comes with the library.
var day = new Timestamp { Seconds = 1L << 32 };
using (ServiceProvider services = Provide(builder => builder.AddSerializer(new GoogleProtobufCacheSerializer<Timestamp>(Timestamp.Parser))))
{
    HybridCache cache = services.GetRequiredService<HybridCache>();
    await cache.SetAsync("day", day);
    Timestamp copy = await cache.GetOrCreateAsync("day", _ => ValueTask.FromResult(new Timestamp()));
    Demand(day.Equals(copy), "Google.Protobuf gives a copy from the cache");
}

// A message bus, whose sides know each other's contracts alone.
var bus = new MessageBus();
bus.Register("quotes.v1", new MemoryPackCacheSerializer<Quote>());
bus.Register("days.v1", new GoogleProtobufCacheSerializer<Timestamp>(Timestamp.Parser));
var sent = new ArrayBufferWriter<byte>();
string contract = bus.Write(quote, sent);
var received = (Quote)bus.Read(contract, new ReadOnlySequence<byte>(sent.WrittenMemory));
Demand(contract == "quotes.v1" && received.Equals(quote), "the bus carries a quote");
try
{
    bus.Read("System.Diagnostics.Process", default);
    Demand(false, "the bus refuses an unknown contract");
}
catch (InvalidDataException)
{
}

Console.WriteLine(failures == 0 ? "All came back equal, from the cache and from the bus." : $"{failures} failed.");
return failures == 0 ? 0 : 1;

static ServiceProvider Provide(Action<IHybridCacheBuilder> register)
{
    var services = new ServiceCollection();
    register(services.AddHybridCache());
    return services.BuildServiceProvider();
}

// A hit: the cache must not ask for the value.
static ValueTask<Quote> Get(HybridCache cache) =>
    cache.GetOrCreateAsync<Quote>("quote", _ => throw new InvalidOperationException("The cache lost the entry."));

void Demand(bool isRight, string what)
{
    if (!isRight)
    {
        failures++;
        Console.WriteLine($"FAILED: {what}");
    }
}

static ReadOnlySequence<byte> Cut(ReadOnlyMemory<byte> message, int length)
{
    var first = new Piece(message[..length], 0);
    return new ReadOnlySequence<byte>(first, 0, first.Append(message[length..]), message.Length - length);
}

// The best of 20 rounds.
static async Task<double> Time(Func<ValueTask> call)
{
    const int Calls = 2000;
    double best = double.MaxValue;
    for (int round = 0; round < 20; round++)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < Calls; i++)
        {
            await call();
        }

        best = Math.Min(best, Stopwatch.GetElapsedTime(start).TotalNanoseconds / Calls);
    }

    return best;
}

internal sealed class Piece : ReadOnlySequenceSegment<byte>
{
    public Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

    public Piece Append(ReadOnlyMemory<byte> memory)
    {
        var next = new Piece(memory, RunningIndex + Memory.Length);
        Next = next;
        return next;
    }
}
