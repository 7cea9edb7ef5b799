using System.Runtime.CompilerServices;
using SerBench.Formats.Ignite.Dynamic;

namespace SerBench.Formats.Ignite.Views;

/// <summary>Where the footer of one schema has the offset of one field.</summary>
/// <param name="Options">By whose names.</param>
/// <param name="Head">The first eight bytes of the object: code, version, flags and type.</param>
/// <param name="SchemaId">Its schema.</param>
/// <param name="FieldId">The id of the field.</param>
/// <param name="FooterLength">How long the footer is, together with where the raw part begins; <see cref="NoFooter"/> where the object has no such field.</param>
/// <param name="Entry">How far before the end of the object the four bytes begin that end with the offset; 0 where it has none.</param>
/// <param name="Shift">How many of their low bits belong to what stands before the offset.</param>
internal readonly record struct IgnitePlace(
    IgniteOptions Options, long Head, int SchemaId, int FieldId, int FooterLength, int Entry, int Shift)
{
    /// <summary>Longer than any object, so that nothing is found in front of it.</summary>
    public const int NoFooter = int.MaxValue;

    /// <summary>Whether the object has the field.</summary>
    public bool Exists => Entry != 0;

    /// <summary>Whether the footer holds ids, of which the one in front of the offset must be the field's.</summary>
    public bool HasIds => (Head & (IgniteHeader.CompactFooter << 16)) == 0;

    /// <summary>How far before the end of the object the id stands.</summary>
    public int IdEntry
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Entry + sizeof(int) - (Shift >>> 3);
    }
}
