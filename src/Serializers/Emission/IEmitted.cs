namespace SerBench.Serializers.Emission;

/// <summary>Code emitted for one library and one type. It is not generic, so calls need no look-up of type arguments.</summary>
public interface IEmitted<T>
{
    /// <summary>The class on which the library works: a twin, or <typeparamref name="T"/> itself.</summary>
    Type Twin { get; }

    /// <summary>A codec that calls the library.</summary>
    /// <param name="way">The way to call it: a name from the library's recipe.</param>
    /// <param name="converts">True to time the conversion from and to the twin as well.</param>
    /// <param name="context">The object that the library needs for its calls, such as a compiled model.</param>
    ICodec<T> Open(string way, bool converts, object? context);
}

/// <summary>Marks a class that implements <see cref="IEmitted{T}"/> with the recipe that wrote it.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class EmittedAttribute(string recipe) : Attribute
{
    public string Recipe => recipe;
}
