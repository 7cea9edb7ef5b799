namespace SerBench.Formats.Contracts;

/// <summary>A row's serializer: a mode of the grid, a peer or a floor. Discovery finds it.</summary>
public interface ISerializer
{
    /// <summary>The public, stable id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>The group of rows that the serializer belongs to.</summary>
    SerializerFamily Family { get; }

    /// <summary>What the serializer offers and demands.</summary>
    Traits Traits { get; }

    /// <summary>Returns the codec for a type, or the reason why there is none.</summary>
    Binding<T> Bind<T>();
}
