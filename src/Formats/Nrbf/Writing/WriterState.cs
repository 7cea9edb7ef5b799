namespace SerBench.Formats.Nrbf.Writing;

internal sealed class WriterState
{
    [ThreadStatic]
    private static WriterState? Kept;

    public ReferenceTable References { get; } = new();

    public StampTable Classes { get; } = new();

    public StampTable Libraries { get; } = new();

    private bool[] _present = [];

    public bool[] ClearPresent(int members)
    {
        if (_present.Length < members)
        {
            _present = new bool[members];
        }

        _present.AsSpan().Clear();
        return _present;
    }

    public static WriterState Rent()
    {
        WriterState state = Kept ?? new WriterState();
        Kept = null;
        state.Classes.BeginMessage();
        state.Libraries.BeginMessage();
        return state;
    }

    public void Return()
    {
        References.Clear();
        Kept = this;
    }
}

internal static class Refusal
{
    [DoesNotReturn]
    public static void ThrowDerived(Type found, Type declared) =>
        throw new UnsupportedValueException($"A {found} stands where the type {declared} is declared; derived types are not carried.");

    [DoesNotReturn]
    public static void ThrowTooRoomy() =>
        throw new UnsupportedValueException(
            "The collections have so much unused capacity that a reader would refuse to allocate it for so short a message.");

    [DoesNotReturn]
    public static void ThrowNegativeZero() =>
        throw new UnsupportedValueException("NRBF writes a decimal as text, which loses the sign of a negative zero.");

    [DoesNotReturn]
    public static void ThrowLowerBound() => throw new UnsupportedValueException("Only arrays whose indexes start at 0 are carried.");

    [DoesNotReturn]
    public static void ThrowComparer() =>
        throw new UnsupportedValueException("A dictionary or set with a comparer of its own is not carried.");
}
