namespace SerBench.Serializers.Twins;

/// <summary>A copy of a model's class that carries a library's attributes and converts itself.</summary>
public interface IMirror<T, TTwin>
    where TTwin : IMirror<T, TTwin>
{
    static abstract TTwin From(T value);

    T ToModel();
}
