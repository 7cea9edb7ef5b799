namespace SerBench.Serializers.Tests.Formats.FlatBuffers;

/// <summary>A test that is skipped where flatc is not installed.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class FlatcFactAttribute : FactAttribute
{
    public FlatcFactAttribute() => Skip = Flatc.Lack;
}
