using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire.Chains;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Writes an object of one type by one witness.</summary>
internal sealed class DenseWriteStep<T, TBinarizer> : WriteStep
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly DenseWriteStep<T, TBinarizer> Instance = new();

    // The cast is safe: the object was added together with this step, as a T.
    public override int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain) =>
        DenseObjects.Write<T, TBinarizer>(Unsafe.As<object, T>(ref value), buffer, position, nesting, chain);
}
