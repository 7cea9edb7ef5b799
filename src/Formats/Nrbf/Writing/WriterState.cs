using System.Diagnostics.CodeAnalysis;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Nrbf.Writing;

/// <summary>What a writer must remember of a message. Kept by each thread for the next one, so that encoding allocates nothing.</summary>
internal sealed class WriterState
{
    [ThreadStatic]
    private static WriterState? Kept;

    public ReferenceTable References { get; } = new();

    /// <summary>By class, the id of the record that describes it.</summary>
    public StampTable Classes { get; } = new();

    /// <summary>By library, its id.</summary>
    public StampTable Libraries { get; } = new();

    /// <summary>The thread's own state; a new one while it is in use, or when an exception has left it half used.</summary>
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

/// <summary>What can keep a value from being written. Spelled out here, so that the code that writes stays short.</summary>
internal static class Refusal
{
    [DoesNotReturn]
    public static void ThrowDerived(Type found, Type declared) =>
        throw new UnsupportedValueException($"A {found} stands where the type {declared} is declared; derived types are not carried.");

    [DoesNotReturn]
    public static void ThrowTooRoomy() =>
        throw new UnsupportedValueException("The collections hold so much empty room that a reader would refuse to make it for a message this short.");

    [DoesNotReturn]
    public static void ThrowNegativeZero() =>
        throw new UnsupportedValueException("NRBF writes a decimal as text, which loses the sign of a negative zero.");

    [DoesNotReturn]
    public static void ThrowLowerBound() => throw new UnsupportedValueException("Only arrays whose indexes start at 0 are carried.");

    [DoesNotReturn]
    public static void ThrowComparer() =>
        throw new UnsupportedValueException("A dictionary or set with a comparer of its own is not carried.");
}
