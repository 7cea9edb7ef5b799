using SerBench.Formats.Contracts;

namespace SerBench.Formats.Access.Reflection;

/// <summary>Access by boxed reflection, as the first serializer one writes does it.</summary>
public sealed class ReflectionAccess : IAccess
{
    public string Id => "reflection";

    public string Title => "reflection";

    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return typeof(StepBinarizer<,>).MakeGenericType(type, typeof(ReflectionMembers));
    }
}
