namespace SerBench.Formats.Wire.Chains;

/// <summary>Detects that a walk without recursion goes in circles, while it keeps only one of the objects it met. Now and then it marks the
/// current object, each time for twice as long (Brent). A marked object that is met again before anything below it was finished lies below
/// itself. An object that is only shared is met again after all below it is done.</summary>
internal struct CycleWatch
{
    private object? _mark;
    private int _waiting;
    private int _steps;
    private int _period;

    /// <param name="node">The object that is visited next.</param>
    /// <param name="waiting">The number of other objects that wait while this one and all below it are visited.</param>
    /// <exception cref="UnsupportedValueException">The walk would never end.</exception>
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
