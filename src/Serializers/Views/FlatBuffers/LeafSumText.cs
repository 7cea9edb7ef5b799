using SerBench.Formats.FlatBuffers.Views;

namespace SerBench.Serializers.Views.FlatBuffers;

/// <summary>Adds the text of tables to a checksum.</summary>
public static class LeafSumText
{
    /// <summary>The text of a field, or that there is none.</summary>
    public static void AddText(this ref LeafSum sum, TableView table, int field)
    {
        if (table.TryGetText(field, out ReadOnlySpan<byte> utf8))
        {
            sum.Add(utf8);
        }
        else
        {
            sum.AddNull();
        }
    }
}
