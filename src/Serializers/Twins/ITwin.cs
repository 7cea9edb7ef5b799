namespace SerBench.Serializers.Twins;

// The twin is a generated message, or a copy with the library's attributes.
public interface ITwin<T, TTwin>
{
    static abstract TTwin ToTwin(T value);

    static abstract T FromTwin(TTwin twin);
}
