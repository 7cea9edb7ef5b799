// Ten types that programs send every day, with values from a seed. eng/everyday compiles this file as the command line does with --types.

public enum Currency { Eur, Usd, Gbp, Jpy }

public sealed class OrderLine
{
    public string Sku { get; set; } = "";
    public string Title { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
    public float Discount { get; set; }
}

public sealed class Order
{
    public Guid Id { get; set; }
    public string Customer { get; set; } = "";
    public string Email { get; set; } = "";
    public DateTime Placed { get; set; }
    public Currency Currency { get; set; }
    public decimal Total { get; set; }
    public bool IsGift { get; set; }
    public string? Note { get; set; }
    public List<OrderLine> Lines { get; set; } = [];
}

public sealed class PositionUpdate
{
    public int Vehicle { get; set; }
    public DateTime At { get; set; }
    public double Latitude { get; set; }
    public double Longitude { get; set; }
    public float Speed { get; set; }
    public float Heading { get; set; }
    public short Altitude { get; set; }
    public byte Satellites { get; set; }
    public bool IsMoving { get; set; }
}

public sealed class ChatMessage
{
    public long Id { get; set; }
    public Guid Room { get; set; }
    public string Author { get; set; } = "";
    public string Text { get; set; } = "";
    public DateTime Sent { get; set; }
    public long? ReplyTo { get; set; }
    public Dictionary<string, int> Reactions { get; set; } = [];
    public List<string> Mentions { get; set; } = [];
}

public sealed class MetricBatch
{
    public string Name { get; set; } = "";
    public Dictionary<string, string> Labels { get; set; } = [];
    public long[] Times { get; set; } = [];
    public double[] Values { get; set; } = [];
    public int[] Counts { get; set; } = [];
}

public sealed class Endpoint
{
    public string Url { get; set; } = "";
    public int TimeoutMs { get; set; }
    public int Retries { get; set; }
    public bool IsSecure { get; set; }
}

public sealed class ServiceConfig
{
    public string Name { get; set; } = "";
    public string Environment { get; set; } = "";
    public int Version { get; set; }
    public Dictionary<string, string> Settings { get; set; } = [];
    public Dictionary<string, bool> Features { get; set; } = [];
    public List<Endpoint> Endpoints { get; set; } = [];
    public double[] Weights { get; set; } = [];
}

public sealed class Hit
{
    public long Document { get; set; }
    public float Score { get; set; }
    public string Title { get; set; } = "";
    public string Snippet { get; set; } = "";
    public string Url { get; set; } = "";
    public List<string> Tags { get; set; } = [];
}

public sealed class SearchResult
{
    public string Query { get; set; } = "";
    public int Total { get; set; }
    public double Seconds { get; set; }
    public List<Hit> Hits { get; set; } = [];
}

public enum Severity : byte { Debug, Info, Warning, Error }

public sealed class LogRecord
{
    public DateTime Time { get; set; }
    public Severity Severity { get; set; }
    public string Logger { get; set; } = "";
    public string Text { get; set; } = "";
    public string? Exception { get; set; }
    public int Thread { get; set; }
    public Guid Trace { get; set; }
    public Dictionary<string, string> Fields { get; set; } = [];
}

public struct Coordinates
{
    public float X { get; set; }
    public float Y { get; set; }
    public float Z { get; set; }
}

public sealed class Entity
{
    public int Id { get; set; }
    public short Kind { get; set; }
    public Coordinates Position { get; set; }
    public Coordinates Velocity { get; set; }
    public int Health { get; set; }
    public int[] Items { get; set; } = [];
}

public sealed class GameSnapshot
{
    public int Tick { get; set; }
    public long ServerTime { get; set; }
    public List<Entity> Entities { get; set; } = [];
    public byte[] Terrain { get; set; } = [];
    public Dictionary<int, int> Scores { get; set; } = [];
}

public sealed class LedgerEntry
{
    public long Number { get; set; }
    public DateOnly Booked { get; set; }
    public string Account { get; set; } = "";
    public string CounterAccount { get; set; } = "";
    public decimal Amount { get; set; }
    public Currency Currency { get; set; }
    public string Purpose { get; set; } = "";
    public bool IsReversal { get; set; }
    public DateTime? Confirmed { get; set; }
}

public sealed class CacheEntry
{
    public string Key { get; set; } = "";
    public byte[] Body { get; set; } = [];
    public DateTime Expires { get; set; }
    public long Version { get; set; }
    public string ContentType { get; set; } = "";
    public string[] Tags { get; set; } = [];
}

/// <summary>Values of the types: names with accents, texts of several scripts, emoji, numbers of all sizes.</summary>
public sealed class EverydayData(int seed)
{
    private static readonly string[] Names =
        ["Anna Müller", "José Núñez", "Zoë Ångström", "Ivan Petrov", "李小龙", "Fatima Zahra", "Søren Kjær", "Łukasz Wójcik", "John Smith", "Мария Иванова", "O'Brien", "山田太郎"];

    private static readonly string[] Words =
    [
        .. "the order was sent today and arrives on monday please check invoice for details thanks a lot see you soon meeting moved to room seven".Split(' '),
        .. "café über naïve señor crème Straße façade déjà größe Österreich".Split(' '),
        .. "🙂 👍 🎉 ❤️ 😂".Split(' '),
    ];

    private static readonly string[] Plain = "cache store index node shard billing checkout catalog search gateway worker queue session profile image".Split(' ');

    private readonly Random _random = new(seed);

    public Order Order() => new()
    {
        Id = Id(),
        Customer = OneOf(Names),
        Email = $"{OneOf(Plain)}.{_random.Next(10_000)}@example.org",
        Placed = Time(),
        Currency = (Currency)_random.Next(4),
        Total = Money(100_000),
        IsGift = _random.Next(8) == 0,
        Note = _random.Next(3) == 0 ? Text(4, 12) : null,
        Lines = List(1, 9, () => new OrderLine
        {
            Sku = $"{(char)('A' + _random.Next(26))}{_random.Next(100_000):00000}-{_random.Next(100):00}", Title = Text(2, 6), Quantity = _random.Next(1, 20), Price = Money(50_000),
            Discount = _random.Next(4) == 0 ? 0.15f : 0,
        }),
    };

    public PositionUpdate PositionUpdate() => new()
    {
        Vehicle = _random.Next(100_000), At = Time(), Latitude = (_random.NextDouble() * 180) - 90, Longitude = (_random.NextDouble() * 360) - 180, Speed = _random.NextSingle() * 130,
        Heading = _random.NextSingle() * 360, Altitude = (short)_random.Next(-10, 3000), Satellites = (byte)_random.Next(4, 20), IsMoving = _random.Next(4) > 0,
    };

    public ChatMessage ChatMessage() => new()
    {
        Id = _random.NextInt64(1L << 40), Room = Id(), Author = OneOf(Names), Text = Text(1, 40), Sent = Time(), ReplyTo = _random.Next(3) == 0 ? _random.NextInt64(1L << 40) : null,
        Reactions = Map(1, 4, () => OneOf(["👍", "❤️", "😂", "🎉", "+1"]), () => _random.Next(1, 50)), Mentions = List(1, 3, () => OneOf(Names)),
    };

    public MetricBatch MetricBatch()
    {
        int count = _random.Next(150, 350);
        long time = 1_760_000_000_000 + _random.Next(1_000_000_000);
        double value = _random.NextDouble() * 100;
        return new MetricBatch
        {
            Name = $"{OneOf(Plain)}.{OneOf(Plain)}.latency", Labels = Map(2, 5, () => OneOf(Plain), () => $"{OneOf(Plain)}-{_random.Next(100)}"),
            Times = [.. Enumerable.Range(0, count).Select(_ => time += 900 + _random.Next(200))],
            Values = [.. Enumerable.Range(0, count).Select(_ => value += _random.NextDouble() - 0.5)],
            Counts = [.. Enumerable.Range(0, count).Select(_ => _random.Next(20) == 0 ? _random.Next(2_000_000) : _random.Next(400))],
        };
    }

    public ServiceConfig ServiceConfig() => new()
    {
        Name = OneOf(Plain), Environment = OneOf(["production", "staging", "test"]), Version = _random.Next(1, 400),
        Settings = Map(8, 20, () => $"{OneOf(Plain)}.{OneOf(Plain)}.{_random.Next(10)}", () => _random.Next(2) == 0 ? _random.Next(100_000).ToString() : $"/var/lib/{OneOf(Plain)}/{OneOf(Plain)}"),
        Features = Map(4, 10, () => $"use-{OneOf(Plain)}-{OneOf(Plain)}", () => _random.Next(2) == 0),
        Endpoints = List(2, 5, () => new Endpoint
        {
            Url = $"https://{OneOf(Plain)}.example.org:{_random.Next(1000, 10_000)}/v{_random.Next(1, 4)}", TimeoutMs = 250 * _random.Next(1, 40), Retries = _random.Next(5),
            IsSecure = _random.Next(10) > 0,
        }),
        Weights = [.. Enumerable.Range(0, _random.Next(3, 8)).Select(_ => _random.Next(1000) / 1000.0)],
    };

    public SearchResult SearchResult() => new()
    {
        Query = Text(1, 4), Total = _random.Next(1_000_000), Seconds = _random.NextDouble(),
        Hits = List(5, 10, () => new Hit
        {
            Document = _random.NextInt64(1L << 34), Score = _random.NextSingle() * 20, Title = Text(3, 9), Snippet = Text(12, 30), Url = $"https://example.org/{OneOf(Plain)}/{_random.Next(1_000_000)}",
            Tags = List(1, 4, () => OneOf(Plain)),
        }),
    };

    public LogRecord LogRecord() => new()
    {
        Time = Time(), Severity = (Severity)_random.Next(4), Logger = $"Shop.{OneOf(Plain)}.{OneOf(Plain)}", Text = Text(5, 20), Thread = _random.Next(1, 64), Trace = Id(),
        Exception = _random.Next(5) == 0 ? $"System.InvalidOperationException: {Text(4, 10)}\n   at Shop.{OneOf(Plain)}.Run()\n   at Shop.{OneOf(Plain)}.Main()" : null,
        Fields = Map(2, 6, () => OneOf(Plain), () => _random.Next(2) == 0 ? _random.Next(100_000).ToString() : OneOf(Names)),
    };

    public GameSnapshot GameSnapshot()
    {
        byte[] terrain = new byte[_random.Next(64, 512)];
        _random.NextBytes(terrain);
        return new GameSnapshot
        {
            Tick = _random.Next(1_000_000), ServerTime = 1_760_000_000_000 + _random.Next(1_000_000_000), Terrain = terrain, Scores = Map(4, 12, () => _random.Next(100), () => _random.Next(100_000)),
            Entities = List(20, 60, () => new Entity
            {
                Id = _random.Next(100_000), Kind = (short)_random.Next(40), Position = Spot(1000), Velocity = _random.Next(2) == 0 ? default : Spot(10), Health = _random.Next(101),
                Items = [.. Enumerable.Range(0, _random.Next(1, 8)).Select(_ => _random.Next(2000))],
            }),
        };
    }

    public LedgerEntry LedgerEntry() => new()
    {
        Number = 40_000_000 + _random.Next(10_000_000), Booked = new DateOnly(2026, 1, 1).AddDays(_random.Next(365)), Account = $"DE{_random.NextInt64(10_000_000_000):00000000000000000000}",
        CounterAccount = $"FR{_random.NextInt64(10_000_000_000):00000000000000000000}", Amount = Money(10_000_000), Currency = (Currency)_random.Next(4), Purpose = $"{OneOf(Names)}, {Text(2, 8)}",
        IsReversal = _random.Next(50) == 0, Confirmed = _random.Next(3) > 0 ? Time() : null,
    };

    public CacheEntry CacheEntry()
    {
        byte[] body = new byte[_random.Next(200, 4000)];
        _random.NextBytes(body);
        return new CacheEntry
        {
            Key = $"{OneOf(Plain)}:{OneOf(Plain)}:{_random.Next(1_000_000)}", Body = body, Expires = Time(), Version = _random.NextInt64(1L << 20),
            ContentType = OneOf(["application/json", "image/webp", "text/html; charset=utf-8"]), Tags = [.. List(1, 4, () => OneOf(Plain))],
        };
    }

    private T OneOf<T>(T[] items) => items[_random.Next(items.Length)];

    private string Text(int fewest, int most) => string.Join(' ', List(fewest, most, () => OneOf(Words)));

    private List<T> List<T>(int fewest, int most, Func<T> next) => [.. Enumerable.Range(0, _random.Next(fewest, most + 1)).Select(_ => next())];

    private Dictionary<TKey, TValue> Map<TKey, TValue>(int fewest, int most, Func<TKey> key, Func<TValue> value)
        where TKey : notnull
    {
        var map = new Dictionary<TKey, TValue>();
        for (int left = _random.Next(fewest, most + 1); left > 0; left--)
        {
            map[key()] = value();
        }

        return map;
    }

    private Guid Id()
    {
        byte[] bytes = new byte[16];
        _random.NextBytes(bytes);
        return new Guid(bytes);
    }

    private decimal Money(int most) => new(_random.Next(1, most), 0, 0, false, 2);

    private Coordinates Spot(float size) => new() { X = (_random.NextSingle() - 0.5f) * size, Y = (_random.NextSingle() - 0.5f) * size, Z = _random.NextSingle() * size };

    private DateTime Time() => new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddTicks(10_000 * _random.NextInt64(365L * 24 * 3600 * 1000));
}
