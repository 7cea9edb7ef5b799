using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Racing;

/// <summary>What a library threw, as the one exception for that.</summary>
internal static class LibraryFault
{
    /// <summary>At damaged input.</summary>
    public static WireFormatException OfInput(string library, Exception exception) => WireFormatException.OfFault(0, Refusal(library, exception), exception);

    /// <summary>At a value that it cannot carry.</summary>
    public static UnsupportedValueException OfValue(string library, Exception exception) => new(Refusal(library, exception), exception);

    /// <summary>Refuses a message that the library could not read again.</summary>
    public static void CheckLength(string library, int length, int longest)
    {
        if (length > longest)
        {
            throw new UnsupportedValueException($"{library} takes messages of at most {longest} bytes, and this value takes {length}.");
        }
    }

    private static string Refusal(string library, Exception exception) => $"{library} refuses it ({exception.GetType().Name}: {exception.Message})";
}
