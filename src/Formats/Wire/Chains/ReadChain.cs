namespace SerBench.Formats.Wire.Chains;

/// <summary>Objects in tail position that exist and wait to be filled: the mirror of <see cref="WriteChain"/>.</summary>
internal sealed class ReadChain
{
    /// <summary>Stands for the position where the previous object ended.</summary>
    private const int Next = -1;

    private readonly List<(object Target, ChainReadStep Step, int Position)> _pending = [];

    /// <summary>
    /// Fills an object, and after each object those that it put off, until none is left. Returns the position where the last one ended.
    /// </summary>
    public static int Read(object target, ChainReadStep step, ReadOnlySpan<byte> data, int position, NestingLevel nesting)
    {
        var chain = new ReadChain();
        chain.Add(target, step);
        List<(object Target, ChainReadStep Step, int Position)> pending = chain._pending;
        while (pending.Count > 0)
        {
            int last = pending.Count - 1;
            (object next, ChainReadStep nextStep, int at) = pending[last];
            pending.RemoveAt(last);
            position = nextStep.Read(next, data, at == Next ? position : at, nesting, chain);
            pending.Reverse(last, pending.Count - last);
        }

        return position;
    }

    /// <param name="target">The object.</param>
    /// <param name="step">The code that fills it.</param>
    /// <param name="position">Its position, for formats that know it; else it follows the previous object.</param>
    public void Add(object target, ChainReadStep step, int position = Next) => _pending.Add((target, step, position));
}

/// <summary>Fills an object that was put off, and returns the position where it ended.</summary>
internal abstract class ChainReadStep
{
    public abstract int Read(object target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain chain);
}
