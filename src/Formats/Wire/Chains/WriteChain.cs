namespace SerBench.Formats.Wire.Chains;

// Nested objects wait here until their parent is written. Recursion would write the same bytes, but use much stack.
internal class WriteChain
{
    private const int NoSegments = int.MaxValue;

    private readonly List<(object Value, ChainWriteStep Step, int Position)> _pending = [];

    // Enclosing objects may still change the first `open` bytes. By default the format may change any byte, so a long message is not split
    // into arrays.
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

    public void Add(object value, ChainWriteStep step, int from = 0) => _pending.Add((value, step, from));
}

internal abstract class ChainWriteStep
{
    // May add deferred objects to the chain. Returns the position after the object.
    public abstract int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain);
}
