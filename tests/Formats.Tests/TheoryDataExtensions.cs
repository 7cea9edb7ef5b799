namespace SerBench.Formats.Tests;

internal static class TheoryDataExtensions
{
    public static TheoryData<T1, T2> ToTheoryData<T1, T2>(this IEnumerable<(T1 First, T2 Second)> cases)
    {
        var data = new TheoryData<T1, T2>();
        foreach ((T1 first, T2 second) in cases)
        {
            data.Add(first, second);
        }

        return data;
    }

    public static TheoryData<T1, T2, T3> ToTheoryData<T1, T2, T3>(this IEnumerable<(T1 First, T2 Second, T3 Third)> cases)
    {
        var data = new TheoryData<T1, T2, T3>();
        foreach ((T1 first, T2 second, T3 third) in cases)
        {
            data.Add(first, second, third);
        }

        return data;
    }
}
