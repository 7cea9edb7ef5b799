namespace SerBench.Engine.Base.Records;

// The public spelling of enums, on the command line and in files.
public static class KebabCase
{
    public static string Of<T>(T value)
        where T : struct, Enum => JsonNamingPolicy.KebabCaseLower.ConvertName(value.ToString());
}
