using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Extending;

/// <summary>The reading half: every count is checked against what is left before anything is allocated for it.</summary>
public ref struct PlainReader(ReadOnlySpan<byte> data) : IFieldReader
{
    private InputCursor _input = new(data);
    private int _depth;

    public static FieldOrder Order => FieldOrder.Declared;

    public static bool LastKeyWins => false;

    public readonly int Position => _input.Position;

    public readonly void Finish() => _input.ExpectEnd();

    public bool ReadBoolean(Slot slot) => _input.ReadByte() switch
    {
        0 => false,
        1 => true,
        _ => throw new WireFormatException(Position - 1, "a boolean of 0 or 1"),
    };

    public byte ReadByte(Slot slot) => _input.Read<byte>();

    public sbyte ReadSByte(Slot slot) => _input.Read<sbyte>();

    public short ReadInt16(Slot slot) => _input.Read<short>();

    public ushort ReadUInt16(Slot slot) => _input.Read<ushort>();

    public int ReadInt32(Slot slot) => _input.Read<int>();

    public uint ReadUInt32(Slot slot) => _input.Read<uint>();

    public long ReadInt64(Slot slot) => _input.Read<long>();

    public ulong ReadUInt64(Slot slot) => _input.Read<ulong>();

    public char ReadChar(Slot slot) => _input.Read<char>();

    public float ReadSingle(Slot slot) => _input.Read<float>();

    public double ReadDouble(Slot slot) => _input.Read<double>();

    public Guid ReadGuid(Slot slot) => _input.Read<Guid>();

    public TimeSpan ReadTimeSpan(Slot slot) => new TimeSpan(_input.Read<long>());

    public DateOnly ReadDateOnly(Slot slot) => Checked(_input.Read<int>(), DateOnly.FromDayNumber);

    public TimeOnly ReadTimeOnly(Slot slot) => Checked(_input.Read<long>(), ticks => new TimeOnly(ticks));

    public DateTime ReadDateTime(Slot slot) => Checked(_input.Read<long>(), DateTime.FromBinary);

    public DateTimeOffset ReadDateTimeOffset(Slot slot) =>
        Checked(
            (Ticks: _input.Read<long>(), Minutes: _input.Read<short>()),
            parts => new DateTimeOffset(parts.Ticks, TimeSpan.FromMinutes(parts.Minutes)));

    public decimal ReadDecimal(Slot slot) =>
        Checked(new[] { _input.Read<int>(), _input.Read<int>(), _input.Read<int>(), _input.Read<int>() }, bits => new decimal(bits));

    public TEnum ReadEnum<TEnum>(Slot slot)
        where TEnum : unmanaged, Enum => _input.Read<TEnum>();

    public string? ReadString(Slot slot)
    {
        int length = ReadCount(sizeof(char));
        return length < 0
            ? null
            : new string(System.Runtime.InteropServices.MemoryMarshal.Cast<byte, char>(_input.ReadBytes(length * sizeof(char))));
    }

    public bool BeginNullable(Slot slot) => ReadBoolean(slot);

    public T? ReadObject<T, TBinarizer>(Slot slot)
        where TBinarizer : struct, IBinarizer<T>
    {
        if (!ReadBoolean(slot))
        {
            return default;
        }

        if (++_depth > Limits.MaxDepth)
        {
            WireFormatException.ThrowTooDeep(Position);
        }

        T value = TBinarizer.Read(ref this, TBinarizer.Create());
        _depth--;
        return value;
    }

    public TSequence? ReadSequence<TSequence, TItem, TWitness>(Slot slot)
        where TWitness : struct, ISequence<TSequence, TItem>
    {
        int count = ReadCount(1);
        if (count < 0)
        {
            return default;
        }

        TSequence sequence = TWitness.Create([count]);
        TWitness.ReadItems(ref this, slot.Item, sequence, count);
        return sequence;
    }

    public readonly TMap? ReadMap<TMap, TKey, TValue, TWitness>(Slot slot)
        where TWitness : struct, IMap<TMap, TKey, TValue> => throw new UnsupportedValueException("plain carries no maps");

    public readonly void BeginEntry(Slot map)
    {
    }

    public readonly void EndEntry(Slot map)
    {
    }

    private int ReadCount(int minimumSize)
    {
        int count = _input.Read<int>();
        if (count != -1)
        {
            _input.NeedItems(count, minimumSize);
        }

        return count;
    }

    private readonly TValue Checked<TBits, TValue>(TBits bits, Func<TBits, TValue> make)
    {
        try
        {
            return make(bits);
        }
        catch (ArgumentException damage)
        {
            throw new WireFormatException(Position, $"a valid {typeof(TValue).Name}", damage);
        }
    }
}
