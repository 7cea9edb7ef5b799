namespace SerBench.Formats.Contracts;

/// <summary>A mode of the grid, a peer, or a floor: anything that can be bound to a type. Discovery finds it.</summary>
public interface ISerializer
{
    /// <summary>Public, stable id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    SerializerFamily Family { get; }

    Traits Traits { get; }

    /// <summary>The codec for a type, or the reason why there is none.</summary>
    Binding<T> Bind<T>();
}
