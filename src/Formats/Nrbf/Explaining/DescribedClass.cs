namespace SerBench.Formats.Nrbf.Explaining;

/// <summary>A class as a message describes it.</summary>
internal sealed record DescribedClass(string Name, DescribedMember[] Members)
{
    public bool IsGuid => Name == "System.Guid";

    public bool IsDateTimeOffset => Name == "System.DateTimeOffset";

    public bool IsCollection => Name.StartsWith("System.Collections.Generic.", StringComparison.Ordinal);
}
