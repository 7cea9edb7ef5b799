namespace SerBench.Formats.Wire.Chains;

// Detects a cycle in a walk without recursion. The watch keeps one visited object, the mark. The mark moves after twice as many steps each
// time (Brent), or when everything below it is finished. If the mark is visited again before that, the objects form a cycle.
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
