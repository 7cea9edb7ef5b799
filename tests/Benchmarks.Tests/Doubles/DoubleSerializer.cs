namespace SerBench.Benchmarks.Tests.Doubles;

public abstract class DoubleSerializer(string name, Traits traits = Traits.None) : ISerializer
{
    public string Id => $"double/{name}";

    public string Title => Id;

    public virtual SerializerFamily Family => SerializerFamily.Grid;

    public Traits Traits => traits;

    public abstract Binding<T> Bind<T>();
}
