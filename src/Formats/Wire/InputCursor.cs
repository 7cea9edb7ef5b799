using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire;

/// <summary>
/// A position in untrusted bytes. <see cref="Need"/> proves that a whole block is there; the Take methods after it load without
/// asking again (debug builds assert), the Read methods ask for themselves. Little-endian.
/// </summary>
public ref struct InputCursor
{
    private readonly ref byte _start;
    private readonly int _length;
    private int _position;

    public InputCursor(ReadOnlySpan<byte> data)
    {
        _start = ref MemoryMarshal.GetReference(data);
        _length = data.Length;
    }

    /// <summary>A cursor at a position that lies within the data or at its end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public InputCursor(ReadOnlySpan<byte> data, int position)
        : this(data)
    {
        Debug.Assert((uint)position <= (uint)data.Length);
        _position = position;
    }

    public readonly int Position
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _position;
    }

    public readonly int Length => _length;

    public readonly int Left
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _length - _position;
    }

    public readonly ReadOnlySpan<byte> Data
    {
        // Where it is rarely needed the JIT would make it a call, which takes the cursor's address.
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => MemoryMarshal.CreateReadOnlySpan(ref _start, _length);
    }

    /// <summary>Proves that <paramref name="count"/> more bytes are there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Need(int count)
    {
        if ((uint)count > (uint)(_length - _position))
        {
            WireFormatException.ThrowTruncated(_position, count, _length - _position);
        }
    }

    /// <summary>
    /// Proves that <paramref name="count"/> items of at least <paramref name="minimumSize"/> bytes can be there, so that room for them
    /// may be allocated.
    /// </summary>
    public readonly void NeedItems(long count, int minimumSize)
    {
        // Of 32 bits, or held against the length before: the product is exact.
        Debug.Assert(count <= uint.MaxValue);
        if (count < 0 || count * minimumSize > _length - _position)
        {
            WireFormatException.ThrowCount(_position, count);
        }
    }

    /// <summary>Goes to a position, which must lie within the data or at its end.</summary>
    public void MoveTo(int position)
    {
        if ((uint)position > (uint)_length)
        {
            WireFormatException.ThrowFault(_position, $"offset {position} lies outside the {_length} bytes");
        }

        _position = position;
    }

    /// <summary>Goes on where another cursor over the same bytes stopped.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Resume(int position)
    {
        Debug.Assert((uint)position <= (uint)_length);
        _position = position;
    }

    /// <summary>Loads a primitive value at a place that was proved before, without moving.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly T TakeAt<T>(int position)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(position >= 0 && position <= _length - Unsafe.SizeOf<T>());
        return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, (uint)position));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Skip(int count)
    {
        Need(count);
        _position += count;
    }

    /// <summary>Refuses bytes after the message.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void ExpectEnd()
    {
        if (_position != _length)
        {
            WireFormatException.ThrowTrailing(_position, _length);
        }
    }

    /// <summary>The next byte, not consumed.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly byte PeekByte()
    {
        Need(1);
        return Unsafe.Add(ref _start, (uint)_position);
    }

    /// <summary>As <see cref="Take"/>, some bytes further on and not consumed.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly T Peek<T>(int ahead = 0)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(ahead >= 0 && _position <= _length - ahead - Unsafe.SizeOf<T>());
        return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, (uint)(_position + ahead)));
    }

    /// <summary>Bytes that have been proved to be there, some bytes further on and not consumed.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly ReadOnlySpan<byte> PeekBytes(int ahead, int count)
    {
        Debug.Assert(ahead >= 0 && count >= 0 && _position <= _length - ahead - count);
        return MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, (uint)(_position + ahead)), count);
    }

    /// <summary>The next byte, or the end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly ref byte Here() => ref Unsafe.Add(ref _start, (uint)_position);

    /// <summary>Moves on past bytes that have been proved to be there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int count)
    {
        Debug.Assert(count <= _length - _position);
        _position += count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte TakeByte()
    {
        Debug.Assert(_position < _length);
        return Unsafe.Add(ref _start, (uint)_position++);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte()
    {
        Need(1);
        return TakeByte();
    }

    /// <summary>Loads a primitive value as it lies in memory. Never for bool or enums: any bit pattern must be a value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Take<T>()
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(_position <= _length - Unsafe.SizeOf<T>());
        T value = Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, (uint)_position));
        _position += Unsafe.SizeOf<T>();
        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read<T>()
        where T : unmanaged
    {
        Need(Unsafe.SizeOf<T>());
        return Take<T>();
    }

    /// <summary>The next <paramref name="count"/> bytes where they lie.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> ReadBytes(int count)
    {
        Need(count);
        ReadOnlySpan<byte> bytes = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, (uint)_position), count);
        _position += count;
        return bytes;
    }
}
