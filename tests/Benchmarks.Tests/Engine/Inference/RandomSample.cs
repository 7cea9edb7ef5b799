using SerBench.Model;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Objects of JSON at random.
internal static class RandomSample
{
    private static readonly string[] Names =
        ["id", "name", "placed_at", "Items", "items", "x y", "class", "", "名", "1st", "a.b", "value", "Root", "next"];

    private static readonly string[] Leaves =
    [
        "null", "true", "0", "-1", "7", "3000000000", "1.5", "2.25", "12.50", "1e3", "-0", "12345678901234567890",
        "0.1234567890123456789", "1e999", "\"\"", "\"a\"", "\"2024-01-02\"", "\"2024-01-02T03:04:05Z\"",
        "\"2024-01-02T03:04:05+01:00\"", "\"2024-01-02T03:04:05+00:00\"", "\"2024-01-02T03:04:05\"", "\"03:04:05\"",
        "\"9c5b94b1-35ad-49bb-b118-8e8fc24abf80\"", "\"AQIDBAUGBwg=\"", "\"é\\u2028\\\"\"",
    ];

    // JSON lines, an object on each.
    public static string DrawLines(ref SplitMix64 random, int count)
    {
        string lines = "";
        for (int i = 0; i < count; i++)
        {
            lines += Draw(ref random, 0, isObject: true) + "\n";
        }

        return lines;
    }

    // Objects and arrays in one another, on up to 60 levels. Few names repeat on all levels.
    public static string Nest(Random random)
    {
        string inner = "1";
        string leaf = "\"x\"";
        for (int levels = random.Next(58); levels > 0; levels--)
        {
            int name = random.Next(4);
            string other = random.Next(3) == 0 ? leaf : "2";
            leaf = inner.Length < 40 ? inner : leaf;
            inner = random.Next(5) switch
            {
                0 => $"[{inner}]",
                1 => $"[{inner},{other}]",
                2 => $$"""{"{{"vemi"[name]}}":{{inner}},"{{"vemi"[(name + 1) % 4]}}":{{other}}}""",
                _ => $$"""{"{{"vemi"[name]}}":{{inner}}}""",
            };
        }

        return $$"""{"v":{{inner}}}""";
    }

    private static string Draw(ref SplitMix64 random, int depth, bool isObject = false)
    {
        int kind = isObject ? 0 : random.Next(depth > 4 ? 1 : 4) + (depth > 4 ? 3 : 0);
        if (kind > 1)
        {
            return Leaves[random.Next(random.Next(8) == 0 ? Leaves.Length : 9)];
        }

        var parts = new List<string>();
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        for (int count = isObject ? 1 + random.Next(5) : random.Next(5); count > 0; count--)
        {
            string name = random.Next(30) == 0 ? $"k/{random.Next(1000)}" : Names[random.Next(Names.Length)];
            if (kind == 1 || names.Add(name) || random.Next(200) == 0)
            {
                parts.Add((kind == 0 ? $"\"{name}\":" : "") + Draw(ref random, depth + 1));
            }
        }

        return kind == 0 ? $"{{{string.Join(',', parts)}}}" : $"[{string.Join(',', parts)}]";
    }
}
