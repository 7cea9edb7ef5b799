using System.Collections;
using SerBench.Formats.Contracts;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Shapes of declared types and of the objects really met.</summary>
internal static class ShapeOf
{
    public static ValueShape Value<T>() => ValueShape.Of(typeof(T));

    /// <summary>The shape of what stands there: that of a derived class, or of the class behind an interface.</summary>
    public static ValueShape Runtime(ValueShape declared, object value)
    {
        if (declared.Kind is not (Kind.Object or Kind.Unknown) || value.GetType() == declared.Type)
        {
            return declared;
        }

        // A collection of a class unknown to us is what it enumerates, not what it is made of.
        ValueShape actual = ValueShape.Of(value.GetType());
        return actual.Kind == Kind.Object && declared.Kind == Kind.Unknown && value is IEnumerable ? declared : actual;
    }
}
