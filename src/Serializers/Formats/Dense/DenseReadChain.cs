using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Objects in tail position that exist and wait to be filled: the mirror of <see cref="DenseWriteChain"/>.</summary>
internal sealed class DenseReadChain
{
    private readonly List<(object Target, DenseReadStep Step)> _pending = [];

    /// <summary>Reads an object, and after each object those it put off, until none is left.</summary>
    public static T Read<T, TBinarizer>(ReadOnlySpan<byte> data, int position, Nesting nesting, out int end)
        where TBinarizer : struct, IBinarizer<T>
    {
        var chain = new DenseReadChain();
        T root = Binarizer.Create<T, TBinarizer>();
        chain.Add(root!, DenseReadStep<T, TBinarizer>.Instance);
        List<(object Target, DenseReadStep Step)> pending = chain._pending;
        while (pending.Count > 0)
        {
            int last = pending.Count - 1;
            (object target, DenseReadStep step) = pending[last];
            pending.RemoveAt(last);
            position = step.Read(target, data, position, nesting, chain);
            pending.Reverse(last, pending.Count - last);
        }

        end = position;
        return root;
    }

    public void Add(object target, DenseReadStep step) => _pending.Add((target, step));
}
