using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>Writes an object of one type by one witness.</summary>
internal sealed class DenseWriteStep<T, TBinarizer> : ChainWriteStep
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly DenseWriteStep<T, TBinarizer> Instance = new();

    // The cast is safe: the object was added together with this step, as a T.
    public override int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain) =>
        DenseObjects.Write<T, TBinarizer>(Unsafe.As<object, T>(ref value), buffer, position, nesting, chain);
}
