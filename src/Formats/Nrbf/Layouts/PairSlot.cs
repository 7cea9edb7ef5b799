using SerBench.Formats.Contracts;

namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>The slots of a dictionary's entry as members of its class.</summary>
internal static class PairSlot
{
    public const int Key = 0;
    public const int Value = 1;

    public static int OrdinalOf(Slot slot) => slot.Role == SlotRole.Key ? Key : Value;
}
