namespace SerBench.Serializers.Contract;

// The serializer of a row in the tables.
public interface ISerializer
{
    // Stable.
    string Id { get; }

    string Title { get; }

    SerializerFamily Family { get; }

    Traits Traits { get; }

    Binding<T> Bind<T>();
}
