using System.Reflection;
using SerBench.Model;

namespace SerBench.Benchmarks.Scaling;

/// <summary>Values of the types that grow.</summary>
internal static class ScaledValues
{
    private const int TextLength = 8;
    private const int Letters = 26;
    private const int MostNumber = 100_000;

    /// <summary>Every field gets a value, but of those that may be null every other one: another half in the next instance.</summary>
    public static T Filled<T>(ref SplitMix64 random, int instance)
        where T : new()
    {
        var made = new T();
        FieldInfo[] fields = [.. typeof(T).GetFields().OrderBy(field => field.Name, StringComparer.Ordinal)];
        for (int i = 0; i < fields.Length; i++)
        {
            fields[i].SetValue(made, ValueOf(fields[i].FieldType, (i + instance) % 2 == 0, ref random));
        }

        return made;
    }

    public static int[] Numbers(int count, ref SplitMix64 random)
    {
        var numbers = new int[count];
        foreach (ref int number in numbers.AsSpan())
        {
            number = random.Next(MostNumber);
        }

        return numbers;
    }

    public static Nest Nested(int levels, ref SplitMix64 random) =>
        new() { Number = random.Next(MostNumber), Inner = levels == 1 ? null : Nested(levels - 1, ref random) };

    private static object? ValueOf(Type type, bool isNull, ref SplitMix64 random) =>
        type == typeof(int) ? random.Next(MostNumber)
        : type == typeof(long) ? random.Next(MostNumber) * (long)MostNumber
        : type == typeof(double) ? random.NextDouble()
        : type == typeof(int?) ? (isNull ? null : random.Next(MostNumber))
        : Text(ref random);

    private static string Text(ref SplitMix64 random)
    {
        Span<char> text = stackalloc char[TextLength];
        foreach (ref char c in text)
        {
            c = (char)('a' + random.Next(Letters));
        }

        return new string(text);
    }
}
