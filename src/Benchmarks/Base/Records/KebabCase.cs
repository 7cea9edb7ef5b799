namespace SerBench.Benchmarks.Base.Records;

/// <summary>The public spelling of enums: lower case with hyphens, on the command line and in files.</summary>
public static class KebabCase
{
    public static string Of<T>(T value)
        where T : struct, Enum => JsonNamingPolicy.KebabCaseLower.ConvertName(value.ToString());
}
