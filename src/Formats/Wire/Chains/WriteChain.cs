namespace SerBench.Formats.Wire.Chains;

// Nested objects to be written after their holder. The bytes are the same as with recursion.
internal class WriteChain
{
    // No segment ends with so many open bytes.
    private const int NoSegments = int.MaxValue;

    private readonly List<(object Value, ChainWriteStep Step, int Position)> _pending = [];

    // Objects around the chain may still change the first `open` bytes. By default the format may change any position, so no segment ends.
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
