namespace SerBench.Formats.Wire.Chains;

// Nested objects wait here until their parent is read, to avoid recursion.
internal sealed class ReadChain
{
    // As a position: the object begins at the end of the previous object.
    private const int Next = -1;

    private readonly List<(object Target, ChainReadStep Step, int Position)> _pending = [];
    // The least number of bytes of the objects that follow the current position.
    private long _leastToCome;

    public static int Read(object target, ChainReadStep step, ReadOnlySpan<byte> data, int position, NestingLevel nesting)
    {
        var chain = new ReadChain();
        chain.Add(target, step, position, data.Length);
        List<(object Target, ChainReadStep Step, int Position)> pending = chain._pending;
        while (pending.Count > 0)
        {
            int last = pending.Count - 1;
            (object next, ChainReadStep nextStep, int at) = pending[last];
            pending.RemoveAt(last);
            if (at == Next)
            {
                chain._leastToCome -= nextStep.LeastLength;
                at = position;
            }

            position = nextStep.Read(next, data, at, nesting.Claim(chain._leastToCome, 1, position, data.Length), chain);
            pending.Reverse(last, pending.Count - last);
        }

        return position;
    }

    // Adds an object that follows the previous object. Throws if the message is too short for all added objects.
    public void Add(object target, ChainReadStep step, int position, int length)
    {
        _leastToCome += step.LeastLength;
        if (_leastToCome > length - position)
        {
            WireFormatException.ThrowTruncated(position, _leastToCome, length - position);
        }

        _pending.Add((target, step, Next));
    }

    public void AddAt(object target, ChainReadStep step, int position) => _pending.Add((target, step, position));
}

internal abstract class ChainReadStep(int leastLength)
{
    public readonly int LeastLength = leastLength;

    public abstract int Read(object target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain chain);
}
