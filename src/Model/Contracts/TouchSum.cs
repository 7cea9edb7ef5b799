using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerBench.Model;

public struct TouchSum
{
    private ulong _state;

    public readonly ulong Value => _state;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Add(ulong value) => _state = ulong.RotateLeft((_state ^ value) * 0x9E3779B97F4A7C15, 29);

    public void Add(long value) => Add((ulong)value);

    public void Add(int value) => Add((ulong)value);

    public void Add(bool value) => Add(value ? 1UL : 0UL);

    public void Add(double value) => Add(BitConverter.DoubleToUInt64Bits(value));

    public void Add(float value) => Add((ulong)BitConverter.SingleToUInt32Bits(value));

    public void Add(Guid value)
    {
        ReadOnlySpan<ulong> halves = MemoryMarshal.Cast<Guid, ulong>(new ReadOnlySpan<Guid>(ref value));
        Add(halves[0]);
        Add(halves[1]);
    }

    public void Add(string? value)
    {
        if (value is null)
        {
            Add(ulong.MaxValue);
            return;
        }

        Add((ulong)value.Length);
        ReadOnlySpan<char> rest = value;
        foreach (ulong four in MemoryMarshal.Cast<char, ulong>(rest))
        {
            Add(four);
        }

        foreach (char unit in rest[(rest.Length & ~3)..])
        {
            Add((ulong)unit);
        }
    }
}
