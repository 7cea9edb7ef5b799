namespace SerBench.Benchmarks.Features.Scaling;

[Serializable]
public class Fields4
{
    public int N0;
    public long L0;
    public double D0;
    public string? T0;
}

[Serializable]
public class Fields8 : Fields4
{
    public int N1;
    public long L1;
    public double D1;
    public string? T1;
}

[Serializable]
public class Fields16 : Fields8
{
    public int N2, N3;
    public long L2, L3;
    public double D2, D3;
    public string? T2, T3;
}

[Serializable]
public class Fields32 : Fields16
{
    public int N4, N5, N6, N7;
    public long L4, L5, L6, L7;
    public double D4, D5, D6, D7;
    public string? T4, T5, T6, T7;
}

[Serializable]
public class Fields64 : Fields32
{
    public int N8, N9, N10, N11, N12, N13, N14, N15;
    public long L8, L9, L10, L11, L12, L13, L14, L15;
    public double D8, D9, D10, D11, D12, D13, D14, D15;
    public string? T8, T9, T10, T11, T12, T13, T14, T15;
}

[Serializable]
public class Nullables1
{
    public int? F0;
}

[Serializable]
public class Nullables2 : Nullables1
{
    public int? F1;
}

[Serializable]
public class Nullables4 : Nullables2
{
    public int? F2, F3;
}

[Serializable]
public class Nullables8 : Nullables4
{
    public int? F4, F5, F6, F7;
}

[Serializable]
public class Nullables16 : Nullables8
{
    public int? F8, F9, F10, F11, F12, F13, F14, F15;
}

[Serializable]
public class Nullables32 : Nullables16
{
    public int? F16, F17, F18, F19, F20, F21, F22, F23, F24, F25, F26, F27, F28, F29, F30, F31;
}

[Serializable]
public class Items
{
    public int[]? Numbers;
}

[Serializable]
public class Nest
{
    public int Number;
    public Nest? Inner;
}

internal static class ScaledValues
{
    private const int TextLength = 8;
    private const int Letters = 26;
    private const int MostNumber = 100_000;

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
