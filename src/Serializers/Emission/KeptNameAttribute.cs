namespace SerBench.Serializers.Emission;

[AttributeUsage(AttributeTargets.Property)]
public sealed class KeptNameAttribute(string name) : Attribute
{
    public string Name => name;
}
