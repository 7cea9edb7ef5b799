namespace SerBench.Serializers.Contract;

// The serializer of a row in the tables.
public interface ISerializer
{
    // The id must never change, because saved results name the serializer by it.
    string Id { get; }

    string Title { get; }

    SerializerFamily Family { get; }

    Traits Traits { get; }

    Binding<T> Bind<T>();
}
