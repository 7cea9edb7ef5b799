namespace SerBench.Serializers.Emission;

// Code for one library and type. It is not generic, so calls need no look-up of type arguments.
public interface IEmitted<T>
{
    // The class on which the library works: a twin, or T itself.
    Type Twin { get; }

    // converts: true to time the conversion from and to the twin as well.
    // context: the object for the library's calls, such as a compiled model.
    ICodec<T> Open(string way, bool converts, object? context);
}

[AttributeUsage(AttributeTargets.Class)]
public sealed class EmittedAttribute(string recipe) : Attribute
{
    public string Recipe => recipe;
}
