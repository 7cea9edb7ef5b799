namespace SerBench.Formats.Contracts;

/// <summary>The serializer of a row: a mode of the grid, a peer or a floor. Discovery finds it.</summary>
public interface ISerializer
{
    /// <summary>The public, stable id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>Its group of rows.</summary>
    SerializerFamily Family { get; }

    /// <summary>The offers and demands.</summary>
    Traits Traits { get; }

    /// <summary>The codec for a type, or the reason why there is none.</summary>
    Binding<T> Bind<T>();
}
