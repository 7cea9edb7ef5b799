namespace SerBench.Serializers.Emission;

// Emitted code is not generic, so calls need no look-up of type arguments.
public interface IEmitted<T>
{
    // The library works on this class: a twin, or T itself.
    Type Twin { get; }

    /// <param name="converts">true to time the conversion from and to the twin as well.</param>
    /// <param name="context">the object for the library's calls, such as a compiled model.</param>
    ICodec<T> Open(string way, bool converts, object? context);
}

[AttributeUsage(AttributeTargets.Class)]
public sealed class EmittedAttribute(string recipe) : Attribute
{
    public string Recipe => recipe;
}
