namespace SerBench.Engine.Base.Records;

public static class KebabCase
{
    public static string Of<T>(T value)
        where T : struct, Enum => JsonNamingPolicy.KebabCaseLower.ConvertName(value.ToString());
}
