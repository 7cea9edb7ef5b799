using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.OwnTypes;

/// <summary>Shapes of declared types and of the objects really met.</summary>
internal static class ShapeOf
{
    public static ValueShape Value<T>() => ValueShape.Of(typeof(T));

    /// <summary>The shape of what stands there: that of a derived class, or of the class behind an interface.</summary>
    public static ValueShape Runtime(ValueShape declared, object value) => declared.Kind is Kind.Object or Kind.Unknown && value.GetType() != declared.Type
        ? ValueShape.Of(value.GetType())
        : declared;
}
