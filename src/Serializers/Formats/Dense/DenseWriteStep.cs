using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Writes an object that was put off.</summary>
internal abstract class DenseWriteStep
{
    public abstract int Write(object value, EncodeBuffer buffer, int position, Nesting nesting, DenseWriteChain chain);
}

/// <summary>Writes an object of one type by one witness.</summary>
internal sealed class DenseWriteStep<T, TBinarizer> : DenseWriteStep
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly DenseWriteStep<T, TBinarizer> Instance = new();

    // The cast is safe: the object was added together with this step, as a T.
    public override int Write(object value, EncodeBuffer buffer, int position, Nesting nesting, DenseWriteChain chain) =>
        DenseObjects.Write<T, TBinarizer>(Unsafe.As<object, T>(ref value), buffer, position, nesting, chain);
}
