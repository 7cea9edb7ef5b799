using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>Fills an object of one type by one witness.</summary>
internal sealed class DenseReadStep<T, TBinarizer> : ChainReadStep
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly DenseReadStep<T, TBinarizer> Instance = new();

    // The cast is safe: the object was added together with this step, as a T.
    public override int Read(object target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain chain)
    {
        DenseObjects.Fill<T, TBinarizer>(Unsafe.As<object, T>(ref target), data, position, nesting, chain, out int end);
        return end;
    }
}
