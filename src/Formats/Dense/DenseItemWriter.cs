using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;
using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Dense;

/// <summary>
/// Writes the items of a sequence or the entries of a map: values that stand by themselves, without a header
/// (docs/formats/dense.md, "Collections"). Kept in registers as <see cref="DenseWriter{TBinarizer}"/> is.
/// </summary>
internal ref partial struct DenseItemWriter : IFieldWriter
{
    private readonly EncodeBuffer _buffer;
    private readonly NestingLevel _nesting;
    private ref byte _start;
    private nint _capacity;
    private nint _position;

    // Whether room for all items was proved before the first one; a constant to the JIT in the loop over them.
    private readonly bool _hasRoom;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseItemWriter(EncodeBuffer buffer, int position, NestingLevel nesting)
    {
        _buffer = buffer;
        _nesting = nesting;
        Resume(position);
    }

    /// <summary>The writer of structs of fixed size alone, where the caller has proved room for all of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DenseItemWriter(ref byte room, int length, EncodeBuffer buffer)
    {
        _buffer = buffer;
        _start = ref room;
        _capacity = length;
        _hasRoom = true;
    }

    public static FieldOrder Order => FieldOrder.FixedFirst;

    /// <summary>Where the items end, after proving room for what follows.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int End(int room)
    {
        Ensure(room);
        return (int)_position;
    }

    /// <summary>Requires that proved room is full: there were as many items as had been counted.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void EndRoom()
    {
        if (_capacity != 0)
        {
            Counted.Throw();
        }
    }

    /// <summary>Takes from proved room, for a witness may count otherwise than it writes, and another thread may change a list between the two.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void TakeRoom(int length)
    {
        _capacity -= length;
        if (_capacity < 0)
        {
            Counted.Throw();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Ensure(int count)
    {
        if (_capacity - _position < count)
        {
            _buffer.Grow((int)_position, count);
            Resume((int)_position);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Resume(int position)
    {
        byte[] bytes = _buffer.Bytes;
        _start = ref MemoryMarshal.GetArrayDataReference(bytes);
        _capacity = bytes.Length;
        _position = (nint)(uint)position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Put<T>(T value)
        where T : unmanaged
    {
        Ensure(Unsafe.SizeOf<T>());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref _start, _position), value);
        _position += Unsafe.SizeOf<T>();
    }

    /// <summary>A number of one byte or more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutNumber(ulong value)
    {
        Ensure(DenseNumber.MaxLength);
        _position += DenseNumber.Put(ref Unsafe.Add(ref _start, _position), value);
    }
}
