namespace SerBench.Formats.Contracts;

/// <summary>A serializer, shown as one line in the tables.</summary>
public interface ISerializer
{
    /// <summary>The stable id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>The group in the tables.</summary>
    SerializerFamily Family { get; }

    /// <summary>The serializer's features and demands.</summary>
    Traits Traits { get; }

    /// <summary>The codec for a type, or the reason why there is none.</summary>
    Binding<T> Bind<T>();
}
