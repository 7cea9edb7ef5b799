namespace SerBench.Formats.Wire;

/// <summary>A position in an <see cref="EncodeBuffer"/>. Put methods do not check: call <see cref="Ensure"/> first. Numbers are
/// little-endian.</summary>
public ref struct OutputCursor
{
    private readonly EncodeBuffer _buffer;
    private ref byte _start;
    private int _capacity;
    private int _position;

    /// <summary>Starts at a position.</summary>
    public OutputCursor(EncodeBuffer buffer, int position = 0)
    {
        _buffer = buffer;
        _start = ref MemoryMarshal.GetArrayDataReference(buffer.Bytes);
        _capacity = buffer.Bytes.Length;
        _position = position;
    }

    /// <summary>The position in the buffer.</summary>
    public readonly int Position
    {
        [MethodImpl(Inlined)]
        get => _position;
    }

    /// <summary>The buffer.</summary>
    public readonly EncodeBuffer Buffer => _buffer;

    /// <summary>Makes room for <paramref name="count"/> more bytes.</summary>
    [MethodImpl(Inlined)]
    public void Ensure(int count)
    {
        if ((uint)count > (uint)(_capacity - _position))
        {
            // No method takes the cursor's address, so the cursor can stay in registers.
            _buffer.Grow(_position, count);
            _start = ref MemoryMarshal.GetArrayDataReference(_buffer.Bytes);
            _capacity = _buffer.Bytes.Length;
        }
    }

    // Like Ensure, but may continue in a new array, so earlier positions must not be used again.
    [MethodImpl(Inlined)]
    internal void Reach(int count)
    {
        if ((uint)count > (uint)(_capacity - _position))
        {
            Resume(_buffer.Extend(_position, count, open: 0));
        }
    }

    // May continue in a new array, so earlier positions must not be used again.
    [MethodImpl(Inlined)]
    internal void Seal()
    {
        if (_position >= _buffer.SealAt)
        {
            Resume(_buffer.Seal(_position, open: 0));
        }
    }

    /// <summary>Moves past stored bytes, or bytes to be stored later.</summary>
    [MethodImpl(Inlined)]
    public void Advance(int count)
    {
        Debug.Assert(count <= _capacity - _position);
        _position += count;
    }

    /// <summary>Moves to a position within the ensured room.</summary>
    [MethodImpl(Inlined)]
    public void MoveTo(int position)
    {
        Debug.Assert((uint)position <= (uint)_capacity);
        _position = position;
    }

    /// <summary>Continues where another cursor stopped. The buffer may have grown.</summary>
    [MethodImpl(Inlined)]
    public void Resume(int position)
    {
        _start = ref MemoryMarshal.GetArrayDataReference(_buffer.Bytes);
        _capacity = _buffer.Bytes.Length;
        _position = position;
    }

    /// <summary>The memory after the position.</summary>
    [MethodImpl(Inlined)]
    public readonly Span<byte> Free() => MemoryMarshal.CreateSpan(ref Unsafe.Add(ref _start, (uint)_position), _capacity - _position);

    /// <summary>A reference to the first free byte.</summary>
    [MethodImpl(Inlined)]
    public readonly ref byte Here() => ref Unsafe.Add(ref _start, (uint)_position);

    /// <summary><paramref name="count"/> bytes from <paramref name="ahead"/> bytes after the position.</summary>
    [MethodImpl(Inlined)]
    public readonly Span<byte> Free(int ahead, int count)
    {
        Debug.Assert(ahead >= 0 && count >= 0 && _position <= _capacity - ahead - count);
        return MemoryMarshal.CreateSpan(ref Unsafe.Add(ref _start, (uint)(_position + ahead)), count);
    }

    /// <summary>Stores a byte in ensured room.</summary>
    [MethodImpl(Inlined)]
    public void PutByte(byte value)
    {
        Debug.Assert(_position < _capacity);
        Unsafe.Add(ref _start, (uint)_position) = value;
        _position++;
    }

    /// <summary>Stores a value in ensured room.</summary>
    [MethodImpl(Inlined)]
    public void Put<T>(T value)
        where T : unmanaged
    {
        PutAt(_position, value);
        _position += Unsafe.SizeOf<T>();
    }

    /// <summary>Stores a byte and a value in ensured room.</summary>
    [MethodImpl(Inlined)]
    public void PutByteAnd<T>(byte first, T value)
        where T : unmanaged
    {
        Debug.Assert(_position < _capacity - Unsafe.SizeOf<T>());
        ref byte here = ref Here();
        here = first;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref here, 1), value);
        _position += 1 + Unsafe.SizeOf<T>();
    }

    /// <summary>Stores a value in ensured room. The cursor stays.</summary>
    [MethodImpl(Inlined)]
    public readonly void PutAt<T>(int position, T value)
        where T : unmanaged
    {
        Debug.Assert(BitConverter.IsLittleEndian || Unsafe.SizeOf<T>() == 1);
        Debug.Assert(position >= 0 && position <= _capacity - Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, (uint)position), value);
    }

    /// <summary>Makes room and copies bytes.</summary>
    public void Write(ReadOnlySpan<byte> bytes)
    {
        Ensure(bytes.Length);
        bytes.CopyTo(Free());
        _position += bytes.Length;
    }

    /// <summary>Moves the bytes since <paramref name="from"/> by <paramref name="by"/> bytes.</summary>
    public void Shift(int from, int by)
    {
        Ensure(by);
        Span<byte> all = _buffer.Bytes.AsSpan(0, _capacity);
        all[from.._position].CopyTo(all[(from + by)..]);
        _position += by;
    }

    /// <summary>The bytes between a position and the cursor.</summary>
    public readonly ReadOnlySpan<byte> Written(int from) => _buffer.Bytes.AsSpan(from, _position - from);

    /// <summary>Ends the message at the cursor.</summary>
    [MethodImpl(Inlined)]
    public readonly void Finish() => _buffer.Length = _position;
}
