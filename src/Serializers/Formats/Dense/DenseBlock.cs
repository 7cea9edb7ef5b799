using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Dense;

/// <summary>Numbers that lie side by side in memory: copied, or integers of 32 and 64 bits in the width of the widest.</summary>
internal static class DenseBlock
{
    /// <summary>Whether items of a type, in a sequence of a kind, are written as a block.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsBlock<T>(SequenceKind kind) => kind != SequenceKind.Set && (IsCopied<T>() || IsShortened<T>());

    /// <summary>Bytes that an item takes at least; for copied ones, exactly.</summary>
    public static int MinItemLength<T>() => IsCopied<T>() ? Unsafe.SizeOf<T>() : 1;

    public static int Write<T>(ReadOnlySpan<T> items, EncodeBuffer buffer, int position)
    {
        var output = new OutputCursor(buffer, position);
        if (IsCopied<T>())
        {
            output.Write(AsBytes(items));
        }
        else if (Unsafe.SizeOf<T>() == sizeof(int))
        {
            Write32(ref output, MemoryMarshal.Cast<byte, int>(AsBytes(items)), IsSigned<T>());
        }
        else
        {
            Write64(ref output, MemoryMarshal.Cast<byte, long>(AsBytes(items)), IsSigned<T>());
        }

        return output.Position;
    }

    /// <summary>Fills the items of a new sequence; their number has been checked against <see cref="MinItemLength"/>.</summary>
    public static int Read<T>(Span<T> items, ReadOnlySpan<byte> data, int position)
    {
        var input = new InputCursor(data);
        input.Resume(position);
        if (IsCopied<T>())
        {
            input.ReadBytes(checked(items.Length * Unsafe.SizeOf<T>())).CopyTo(AsBytes<T>(items));
        }
        else if (items.Length > 0)
        {
            ReadShortened(ref input, items);
        }

        return input.Position;
    }

    private static void ReadShortened<T>(ref InputCursor input, Span<T> items)
    {
        int width = input.ReadByte();
        if (width == 0 || width > Unsafe.SizeOf<T>())
        {
            WireFormatException.Throw(input.Position - 1, "a width of a shortened integer");
        }

        input.NeedItems(items.Length, width);
        int end = input.Position;
        foreach (ref T item in items)
        {
            end += width;
            long value = IsSigned<T>() ? DenseInteger.LoadSigned(input.Data, end, width) : (long)DenseInteger.LoadUnsigned(input.Data, end, width);
            item = Unsafe.SizeOf<T>() == sizeof(int) ? BitCast<int, T>((int)value) : BitCast<long, T>(value);
        }

        input.Resume(end);
    }

    private static TTo BitCast<TFrom, TTo>(TFrom value) => Unsafe.As<TFrom, TTo>(ref value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsCopied<T>() =>
        typeof(T) == typeof(byte) || typeof(T) == typeof(sbyte) || typeof(T) == typeof(short) || typeof(T) == typeof(ushort)
        || typeof(T) == typeof(char) || typeof(T) == typeof(float) || typeof(T) == typeof(double) || typeof(T) == typeof(Guid);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsShortened<T>() =>
        typeof(T) == typeof(int) || typeof(T) == typeof(uint) || typeof(T) == typeof(long) || typeof(T) == typeof(ulong);

    private static bool IsSigned<T>() => typeof(T) == typeof(int) || typeof(T) == typeof(long);

    // Only for the types above, which hold no references.
    private static Span<byte> AsBytes<T>(ReadOnlySpan<T> items) => MemoryMarshal.CreateSpan(
        ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), checked(items.Length * Unsafe.SizeOf<T>()));

    private static void Write32(ref OutputCursor output, ReadOnlySpan<int> items, bool isSigned)
    {
        if (items.IsEmpty)
        {
            return;
        }

        uint seen = 0;
        foreach (int item in items)
        {
            seen |= isSigned ? (uint)((item ^ (item >> 31)) << 1) : (uint)item;
        }

        int width = (BitOperations.Log2(seen | 1) >> 3) + 1;
        output.Ensure(checked(1 + (width * items.Length) + sizeof(int)));
        output.PutByte((byte)width);
        foreach (int item in items)
        {
            output.PutAt(output.Position, item);
            output.Advance(width);
        }
    }

    private static void Write64(ref OutputCursor output, ReadOnlySpan<long> items, bool isSigned)
    {
        if (items.IsEmpty)
        {
            return;
        }

        ulong seen = 0;
        foreach (long item in items)
        {
            seen |= isSigned ? (ulong)((item ^ (item >> 63)) << 1) : (ulong)item;
        }

        int width = (BitOperations.Log2(seen | 1) >> 3) + 1;
        output.Ensure(checked(1 + (width * items.Length) + sizeof(long)));
        output.PutByte((byte)width);
        foreach (long item in items)
        {
            output.PutAt(output.Position, item);
            output.Advance(width);
        }
    }
}
