using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access.Delegates;

/// <summary>Access by compiled delegates that box.</summary>
public sealed class DelegatesAccess : IAccess
{
    public string Id => "delegates";

    public string Title => "boxing delegates";

    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return typeof(StepBinarizer<,>).MakeGenericType(type, typeof(DelegateMembers));
    }
}
