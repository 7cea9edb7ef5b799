namespace SerBench.Serializers.Twins;

// A library serializes a twin instead of a model: a generated message, or a copy with attributes.
public interface ITwin<T, TTwin>
{
    static abstract TTwin ToTwin(T value);

    static abstract T FromTwin(TTwin twin);
}
