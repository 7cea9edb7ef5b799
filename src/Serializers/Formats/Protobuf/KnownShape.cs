using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Protobuf;

/// <summary>The shape that a witness visits in the order of declaration.</summary>
internal static class KnownShape<T, TBinarizer>
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly Shape Declared = TBinarizer.GetShape(FieldOrder.Declared);
}
