namespace SerBench.Serializers.Twins;

/// <summary>The conversion between a model's type and the class that a library needs: a generated message, or a copy that carries the
/// library's attributes. One stateless struct per type.</summary>
public interface ITwin<T, TTwin>
{
    static abstract TTwin ToTwin(T value);

    static abstract T FromTwin(TTwin twin);
}
