namespace SerBench.Formats.Wire.Chains;

/// <summary>Detects a cycle in a walk without recursion, while keeping only one of the visited objects. It marks the current object from
/// time to time, each time for twice as many steps (Brent). If the marked object is visited again before anything below it is finished, it
/// lies below itself. An object that is only shared is visited again after everything below it is finished.</summary>
internal struct CycleWatch
{
    private object? _mark;
    private int _waiting;
    private int _steps;
    private int _period;

    /// <param name="node">The object that is visited next.</param>
    /// <param name="waiting">The number of other objects that wait while this one and all below it are visited.</param>
    /// <exception cref="UnsupportedValueException">The objects form a cycle.</exception>
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
