using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Objects in tail position that wait for their holder to be written (docs/formats/dense.md, "Chains"); first in, first out per holder.</summary>
internal sealed class DenseWriteChain
{
    private readonly List<(object Value, DenseWriteStep Step)> _pending = [];

    /// <summary>Writes an object, and after each object those it put off, until none is left.</summary>
    public static int Write<T, TBinarizer>(T value, EncodeBuffer buffer, int position, Nesting nesting)
        where TBinarizer : struct, IBinarizer<T>
    {
        var chain = new DenseWriteChain();
        chain.Add(value!, DenseWriteStep<T, TBinarizer>.Instance);
        List<(object Value, DenseWriteStep Step)> pending = chain._pending;
        while (pending.Count > 0)
        {
            int last = pending.Count - 1;
            (object next, DenseWriteStep step) = pending[last];
            pending.RemoveAt(last);
            position = step.Write(next, buffer, position, nesting, chain);
            pending.Reverse(last, pending.Count - last);
        }

        return position;
    }

    public void Add(object value, DenseWriteStep step) => _pending.Add((value, step));
}
