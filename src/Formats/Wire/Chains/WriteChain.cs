namespace SerBench.Formats.Wire.Chains;

/// <summary>
/// Objects in tail position that wait until their holder is written. The bytes are the same as with recursion: each object is followed by those
/// that it put off, in their order. A format derives from this class to share data among its steps.
/// </summary>
internal class WriteChain
{
    // More open bytes than any segment could carry.
    private const int NoSegments = int.MaxValue;

    private readonly List<(object Value, ChainWriteStep Step, int Position)> _pending = [];

    /// <summary>Writes an object, and after each object those that it put off, until none is left.</summary>
    /// <param name="value">The object.</param>
    /// <param name="step">The code that writes it.</param>
    /// <param name="buffer">The buffer of the message.</param>
    /// <param name="position">The position to continue at.</param>
    /// <param name="nesting">The depth of the chain.</param>
    /// <param name="open">The bytes that objects around the chain may still change. Without it, the format returns to positions inside the chain, and no segment ends there.</param>
    public int Write(object value, ChainWriteStep step, EncodeBuffer buffer, int position, NestingLevel nesting, int open = NoSegments)
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
            if (position >= buffer.SealAt)
            {
                position = buffer.Seal(position, open);
            }
        }

        return position;
    }

    /// <param name="value">The object.</param>
    /// <param name="step">The code that writes it.</param>
    /// <param name="from">A position that the step needs.</param>
    public void Add(object value, ChainWriteStep step, int from = 0) => _pending.Add((value, step, from));
}

/// <summary>Writes an object that was put off.</summary>
internal abstract class ChainWriteStep
{
    /// <param name="value">The object.</param>
    /// <param name="from">The position that was given when the object was put off.</param>
    /// <param name="buffer">The buffer of the message.</param>
    /// <param name="position">The position to continue at.</param>
    /// <param name="nesting">The depth of the chain.</param>
    /// <param name="chain">Takes the objects that this object puts off.</param>
    /// <returns>The position where the object ended.</returns>
    public abstract int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain);
}
