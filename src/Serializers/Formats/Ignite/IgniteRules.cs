using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Ignite;

/// <summary>What the three formats refuse.</summary>
internal static class IgniteRules
{
    public static string? Refuse(ValueShape value) => value.Kind is Kind.Sequence or Kind.Map ? "collections have no mapping here" : null;
}
