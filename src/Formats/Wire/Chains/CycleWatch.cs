namespace SerBench.Formats.Wire.Chains;

// Detects a cycle of references in a walk without recursion. The watch remembers one visited object (the mark), and takes a new mark
// after 1, 2, 4, ... steps (Brent's algorithm) or when all objects reached from the mark are done. Meeting the mark again means a cycle.
internal struct CycleWatch
{
    private object? _mark;
    private int _waiting;
    private int _steps;
    private int _period;

    [MethodImpl(AggressiveInlining)]
    public void Step(object node, int waiting)
    {
        if (waiting < _waiting || --_steps < 0)
        {
            Mark(node, waiting);
        }
        else if (ReferenceEquals(node, _mark))
        {
            UnsupportedValueException.ThrowCycle();
        }
    }

    private void Mark(object node, int waiting)
    {
        if (_steps < 0)
        {
            _steps = _period = Math.Max(1, 2 * _period);
        }

        (_mark, _waiting) = (node, waiting);
    }
}
