namespace SerBench.Serializers.Emission;

public interface IEmitted<T>
{
    Type Twin { get; }

    /// <param name="context">the object for the library's calls, such as a compiled model.</param>
    ICodec<T> Open(string way, bool converts, object? context);
}

[AttributeUsage(AttributeTargets.Class)]
public sealed class EmittedAttribute(string recipe) : Attribute
{
    public string Recipe => recipe;
}
