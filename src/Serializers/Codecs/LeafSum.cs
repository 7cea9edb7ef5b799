using System.Runtime.InteropServices;
using SerBench.Model;

namespace SerBench.Serializers.Codecs;

/// <summary>
/// The checksum of codecs that read in place: that of the models, but for text, of which the UTF-8 bytes count as they lie in the message.
/// Bytes are added up eight at a time, which costs little beside reaching them.
/// </summary>
public struct LeafSum
{
    private TouchSum _sum;

    public readonly ulong Value => _sum.Value;

    public void Add(long value) => _sum.Add(value);

    public void Add(double value) => _sum.Add(value);

    public void Add(float value) => _sum.Add(value);

    public void Add(bool value) => _sum.Add(value);

    public void Add(Guid value) => _sum.Add(value);

    public void Add(ReadOnlySpan<byte> utf8)
    {
        ReadOnlySpan<ulong> eights = MemoryMarshal.Cast<byte, ulong>(utf8);
        ulong rest = 0;
        foreach (byte one in utf8[(eights.Length * sizeof(ulong))..])
        {
            rest = (rest << 8) | one;
        }

        ulong all = rest;
        foreach (ulong eight in eights)
        {
            all += eight;
        }

        _sum.Add(utf8.Length);
        _sum.Add(all);
    }

    /// <summary>Text, an object or a collection that is absent.</summary>
    public void AddNull() => _sum.Add(ulong.MaxValue);
}
