using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire.Chains;

/// <summary>
/// Objects in tail position that wait for their holder to be written. The bytes are those of recursion: after each object come those it put
/// off, in their order. A format derives from it what its steps need to share.
/// </summary>
internal class WriteChain
{
    private readonly List<(object Value, ChainWriteStep Step, int Position)> _pending = [];

    /// <summary>Writes an object, and after each object those it put off, until none is left.</summary>
    public int Write(object value, ChainWriteStep step, EncodeBuffer buffer, int position, NestingLevel nesting)
    {
        var watch = default(CycleWatch);
        Add(value, step);
        while (_pending.Count > 0)
        {
            int last = _pending.Count - 1;
            (object next, ChainWriteStep nextStep, int from) = _pending[last];
            _pending.RemoveAt(last);
            watch.Step(next, last);
            position = nextStep.Write(next, from, buffer, position, nesting, this);
            _pending.Reverse(last, _pending.Count - last);
        }

        return position;
    }

    /// <param name="value">The object.</param>
    /// <param name="step">How it is written.</param>
    /// <param name="from">A position that the step wants to know of.</param>
    public void Add(object value, ChainWriteStep step, int from = 0) => _pending.Add((value, step, from));
}

/// <summary>Writes an object that was put off.</summary>
internal abstract class ChainWriteStep
{
    /// <param name="value">The object.</param>
    /// <param name="from">The position that was given when it was put off.</param>
    /// <param name="buffer">The message.</param>
    /// <param name="position">Where to go on.</param>
    /// <param name="nesting">How deep the chain stands.</param>
    /// <param name="chain">Takes what this object puts off in its turn.</param>
    /// <returns>Where it ended.</returns>
    public abstract int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain);
}
