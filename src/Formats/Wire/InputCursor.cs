namespace SerBench.Formats.Wire;

/// <summary>A position in untrusted bytes. Take and Peek methods do not check: call <see cref="Need"/> first. Read methods check. Numbers
/// are little-endian.</summary>
public ref struct InputCursor
{
    private readonly ref byte _start;
    private readonly int _length;
    private int _position;

    /// <summary>Starts at the first byte.</summary>
    public InputCursor(ReadOnlySpan<byte> data)
    {
        _start = ref MemoryMarshal.GetReference(data);
        _length = data.Length;
    }

    /// <summary>Starts at a position.</summary>
    [MethodImpl(Inlined)]
    public InputCursor(ReadOnlySpan<byte> data, int position)
        : this(data)
    {
        Debug.Assert((uint)position <= (uint)data.Length);
        _position = position;
    }

    /// <summary>The position in the data.</summary>
    public readonly int Position
    {
        [MethodImpl(Inlined)]
        get => _position;
    }

    /// <summary>The length of the data.</summary>
    public readonly int Length => _length;

    /// <summary>The number of bytes after the position.</summary>
    public readonly int Left
    {
        [MethodImpl(Inlined)]
        get => _length - _position;
    }

    /// <summary>All bytes.</summary>
    public readonly ReadOnlySpan<byte> Data
    {
        // A call would take the cursor's address, so the cursor could not stay in registers.
        [MethodImpl(Inlined)]
        get => MemoryMarshal.CreateReadOnlySpan(ref _start, _length);
    }

    /// <summary>Throws unless <paramref name="count"/> bytes are left.</summary>
    [MethodImpl(Inlined)]
    public readonly void Need(int count)
    {
        if ((uint)count > (uint)(_length - _position))
        {
            WireFormatException.ThrowTruncated(_position, count, _length - _position);
        }
    }

    /// <summary>Throws unless <paramref name="count"/> items of at least <paramref name="minimumSize"/> bytes are left. Check before you
    /// allocate memory for items.</summary>
    public readonly void NeedItems(long count, int minimumSize)
    {
        // No overflow: the count has at most 32 bits, or the caller has compared it with the length.
        Debug.Assert(count <= uint.MaxValue);
        if (count < 0 || count * minimumSize > _length - _position)
        {
            WireFormatException.ThrowCount(_position, count);
        }
    }

    /// <summary>Goes to a position. Throws outside of the data.</summary>
    public void MoveTo(int position)
    {
        if ((uint)position > (uint)_length)
        {
            WireFormatException.ThrowFault(_position, $"offset {position} lies outside the {_length} bytes");
        }

        _position = position;
    }

    /// <summary>Continues where another cursor stopped.</summary>
    [MethodImpl(Inlined)]
    public void Resume(int position)
    {
        Debug.Assert((uint)position <= (uint)_length);
        _position = position;
    }

    /// <summary>Loads a value without a check of the length. The cursor stays.</summary>
    [MethodImpl(Inlined)]
    public readonly T TakeAt<T>(int position)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(position >= 0 && position <= _length - Unsafe.SizeOf<T>());
        return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, (uint)position));
    }

    /// <summary>Moves past bytes. Throws if fewer are left.</summary>
    [MethodImpl(Inlined)]
    public void Skip(int count)
    {
        Need(count);
        _position += count;
    }

    /// <summary>Throws if bytes are left.</summary>
    [MethodImpl(Inlined)]
    public readonly void ExpectEnd()
    {
        if (_position != _length)
        {
            WireFormatException.ThrowTrailing(_position, _length);
        }
    }

    /// <summary>Loads the next byte. The cursor stays.</summary>
    [MethodImpl(Inlined)]
    public readonly byte PeekByte()
    {
        Need(1);
        return Unsafe.Add(ref _start, (uint)_position);
    }

    /// <summary>Loads a value <paramref name="ahead"/> bytes after the position, without a check. The cursor stays.</summary>
    [MethodImpl(Inlined)]
    public readonly T Peek<T>(int ahead = 0)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(ahead >= 0 && _position <= _length - ahead - Unsafe.SizeOf<T>());
        return Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, (uint)(_position + ahead)));
    }

    /// <summary>Gets bytes from <paramref name="ahead"/> bytes after the position, without a check. The cursor stays.</summary>
    [MethodImpl(Inlined)]
    public readonly ReadOnlySpan<byte> PeekBytes(int ahead, int count)
    {
        Debug.Assert(ahead >= 0 && count >= 0 && _position <= _length - ahead - count);
        return MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, (uint)(_position + ahead)), count);
    }

    /// <summary>A reference to the next byte, which must not be read at the end of the data.</summary>
    [MethodImpl(Inlined)]
    public readonly ref byte Here() => ref Unsafe.Add(ref _start, (uint)_position);

    /// <summary>Moves past bytes without a check.</summary>
    [MethodImpl(Inlined)]
    public void Advance(int count)
    {
        Debug.Assert(count <= _length - _position);
        _position += count;
    }

    /// <summary>Loads the next byte without a check.</summary>
    [MethodImpl(Inlined)]
    public byte TakeByte()
    {
        Debug.Assert(_position < _length);
        return Unsafe.Add(ref _start, (uint)_position++);
    }

    /// <summary>Loads the next byte. Throws at the end.</summary>
    [MethodImpl(Inlined)]
    public byte ReadByte()
    {
        Need(1);
        return TakeByte();
    }

    /// <summary>Loads a value without a check of the length. Any bit pattern must be valid, so bool and enums are not allowed.</summary>
    [MethodImpl(Inlined)]
    public T Take<T>()
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(_position <= _length - Unsafe.SizeOf<T>());
        T value = Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref _start, (uint)_position));
        _position += Unsafe.SizeOf<T>();
        return value;
    }

    /// <summary>Like <see cref="Take{T}"/>, but throws if too few bytes are left.</summary>
    [MethodImpl(Inlined)]
    public T Read<T>()
        where T : unmanaged
    {
        Need(Unsafe.SizeOf<T>());
        return Take<T>();
    }

    /// <summary>Gets the next bytes, in place. Throws if fewer are left.</summary>
    [MethodImpl(Inlined)]
    public ReadOnlySpan<byte> ReadBytes(int count)
    {
        Need(count);
        ReadOnlySpan<byte> bytes = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, (uint)_position), count);
        _position += count;
        return bytes;
    }
}
