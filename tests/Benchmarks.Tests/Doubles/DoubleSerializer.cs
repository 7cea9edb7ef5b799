using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Tests.Doubles;

/// <summary>A serializer named after its special property.</summary>
public abstract class DoubleSerializer(string name, Traits traits = Traits.None) : ISerializer
{
    public string Id => $"double/{name}";

    public string Title => Id;

    public virtual SerializerFamily Family => SerializerFamily.Grid;

    public Traits Traits => traits;

    public abstract Binding<T> Bind<T>();
}
