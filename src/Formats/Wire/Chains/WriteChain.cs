namespace SerBench.Formats.Wire.Chains;

/// <summary>Objects in tail position that are written after their holder. The bytes are the same as with recursion: each object is followed
/// by those that it deferred, in their order. A format derives from this class to share data among its steps.</summary>
internal class WriteChain
{
    // Exceeds what any segment could carry over, so no segment ends.
    private const int NoSegments = int.MaxValue;

    private readonly List<(object Value, ChainWriteStep Step, int Position)> _pending = [];

    /// <summary>Writes an object, and after each object those that it deferred, until none is left. Objects around the chain may still
    /// change the first <paramref name="open"/> bytes. If it is not given, the format may change any position in the chain, and no segment
    /// ends there.</summary>
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

    /// <summary>Adds a deferred object. Its step receives <paramref name="from"/>, a position that it may need.</summary>
    public void Add(object value, ChainWriteStep step, int from = 0) => _pending.Add((value, step, from));
}

/// <summary>Writes a deferred object.</summary>
internal abstract class ChainWriteStep
{
    /// <summary>Writes the object and returns the position where it ended. Adds the objects that it defers to the chain.</summary>
    public abstract int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain);
}
