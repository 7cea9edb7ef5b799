namespace SerBench.Serializers.Tests.Formats.FlatBuffers;

/// <summary>A theory that is skipped where flatc is not installed.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class FlatcTheoryAttribute : TheoryAttribute
{
    public FlatcTheoryAttribute() => Skip = Flatc.Lack;
}
