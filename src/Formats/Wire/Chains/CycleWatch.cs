namespace SerBench.Formats.Wire.Chains;

// Detects a cycle in a walk without recursion. It keeps one visited object, the mark, which moves after twice as many steps each time
// (Brent), or when all below it is finished. If the mark is visited again before everything below it is finished, it lies below itself. An
// object that is only shared is visited again after everything below it is finished.
internal struct CycleWatch
{
    private object? _mark;
    private int _waiting;
    private int _steps;
    private int _period;

    // `waiting` objects wait for the end of the node and all below it.
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
