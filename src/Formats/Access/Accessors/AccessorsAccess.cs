using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access.Accessors;

/// <summary>Access by a list of typed delegates, one pair per field: what Ignite.NET's reflective serializer runs.</summary>
public sealed class AccessorsAccess : IAccess
{
    public string Id => "accessors";

    public string Title => "typed delegates";

    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return typeof(StepBinarizer<,>).MakeGenericType(type, typeof(AccessorMembers));
    }
}
