namespace SerBench.Formats.Ignite.Views;

/// <summary>A value that is read in place. An absent or null value reads as the default of the requested type; a value of another kind is
/// refused; an integer may have any width that it fits.</summary>
public readonly ref struct IgniteValue
{
    private readonly ReadOnlySpan<byte> _message;

    private readonly int _at;

    // The last position at which the value may end; 0 if the value is absent.
    private readonly int _end;
    private readonly IgniteOptions _options;

    [MethodImpl(AggressiveInlining)]
    internal IgniteValue(ReadOnlySpan<byte> message, int at, int end, IgniteOptions options)
    {
        _message = message;
        _at = at;
        _end = end;
        _options = options;
    }

    /// <summary>True if the object has the field, even if it is null.</summary>
    public bool Exists => _end != 0;

    /// <summary>True if the value is absent or null.</summary>
    public bool IsNull => Code is 0 or IgniteCode.Null;

    /// <summary>The code of the value (docs/formats/ignite.md, "Values"); 0 if the value is absent.</summary>
    public byte Code => _at < _end ? _message[_at] : (byte)0;

    /// <summary>Reads a Boolean.</summary>
    public bool GetBoolean()
    {
        if (!Has(IgniteCode.Bool, sizeof(byte)))
        {
            return false;
        }

        byte value = Load<byte>();
        return value <= 1 ? value != 0 : throw new WireFormatException(_at, "a boolean of 0 or 1");
    }

    /// <summary>Reads a UTF-16 code unit.</summary>
    public char GetChar() => Has(IgniteCode.Char, sizeof(char)) ? Load<char>() : default;

    /// <summary>Reads an integer that fits a byte.</summary>
    public byte GetByte() => Whole<byte>(IgniteCode.Byte, isSigned: false);

    /// <summary>Reads an integer that fits an sbyte.</summary>
    public sbyte GetSByte() => Whole<sbyte>(IgniteCode.Byte, isSigned: true);

    /// <summary>Reads an integer that fits a short.</summary>
    public short GetInt16() => Whole<short>(IgniteCode.Short, isSigned: true);

    /// <summary>Reads an integer that fits a ushort.</summary>
    public ushort GetUInt16() => Whole<ushort>(IgniteCode.Short, isSigned: false);

    /// <summary>Reads an integer that fits an int.</summary>
    [MethodImpl(AggressiveInlining)]
    public int GetInt32() => Whole<int>(IgniteCode.Int, isSigned: true);

    /// <summary>Reads an integer that fits a uint.</summary>
    public uint GetUInt32() => Whole<uint>(IgniteCode.Int, isSigned: false);

    /// <summary>Reads an integer that fits a long.</summary>
    [MethodImpl(AggressiveInlining)]
    public long GetInt64() => Whole<long>(IgniteCode.Long, isSigned: true);

    /// <summary>Reads an integer that fits a ulong.</summary>
    public ulong GetUInt64() => Whole<ulong>(IgniteCode.Long, isSigned: false);

    /// <summary>Reads a 32-bit floating-point number.</summary>
    public float GetSingle() => Has(IgniteCode.Float, sizeof(float)) ? Load<float>() : default;

    /// <summary>Reads a floating-point number of either width.</summary>
    [MethodImpl(AggressiveInlining)]
    public double GetDouble() => Code == IgniteCode.Float ? GetSingle() : Has(IgniteCode.Double, sizeof(double)) ? Load<double>() : default;

    /// <summary>Reads the number of an enum. <paramref name="typeId"/> is the id of its type; 0 for an enum written as a number.</summary>
    public long GetEnum(out int typeId)
    {
        typeId = Code is IgniteCode.Enum or IgniteCode.BinaryEnum && Has(Code, 2 * sizeof(int)) ? Load<int>() : 0;
        return GetInt64();
    }

    /// <summary>Reads a decimal number.</summary>
    public decimal GetDecimal()
    {
        if (!Has(IgniteCode.Decimal, IgniteWidth.ShortestDecimal - 1))
        {
            return default;
        }

        InputCursor body = Body();
        return IgniteDecimal.Read(ref body);
    }

    /// <summary>Reads a Guid.</summary>
    public Guid GetGuid()
    {
        if (!Has(IgniteCode.Guid, IgniteWidth.Guid - 1))
        {
            return default;
        }

        InputCursor body = Body();
        return IgniteGuid.Take(ref body);
    }

    /// <summary>Gets the bytes of text in place, without a check of the encoding (docs/formats/ignite.md, "Strings").</summary>
    public ReadOnlySpan<byte> GetText() => Has(IgniteCode.String, sizeof(int)) ? Block(Load<int>(), IgniteWidth.String) : default;

    /// <summary>Reads text; null if the value is absent or null.</summary>
    public string? GetString() => IsNull ? null : IgniteText.Decode(GetText(), _at + IgniteWidth.String);

    /// <summary>Gets an array of Booleans in place: bytes, each 0 or 1.</summary>
    public ReadOnlySpan<byte> GetBooleans()
    {
        if (Code == IgniteCode.Handle)
        {
            return FollowHandle().GetBooleans();
        }

        ReadOnlySpan<byte> values = Has(IgniteCode.BoolArray, sizeof(int)) ? Block(Load<int>(), IgniteWidth.String) : default;
        return values.ContainsAnyExceptInRange((byte)0, (byte)1) ? throw new WireFormatException(_at, "booleans of 0 or 1") : values;
    }

    /// <summary>Gets an array of numbers in place; codes 12 to 18.</summary>
    public ReadOnlySpan<T> GetNumbers<T>()
        where T : unmanaged
    {
        byte code = TypeCodes.OfArray(typeof(T));
        if (code is < IgniteCode.ByteArray or > IgniteCode.CharArray)
        {
            throw new ArgumentException($"Ignite has no array of numbers of type {typeof(T).Name}.");
        }

        return Code == IgniteCode.Handle ? FollowHandle().GetNumbers<T>()
            : Has(code, sizeof(int)) ? MemoryMarshal.Cast<byte, T>(Block((long)Load<int>() * Unsafe.SizeOf<T>(), IgniteWidth.String))
            : default;
    }

    // Returns false for null, and refuses another code.
    [MethodImpl(AggressiveInlining)]
    private bool Has(byte code, int length)
    {
        if (_end - _at > length && _message[_at] == code)
        {
            return true;
        }

        if (!IsNull)
        {
            ThrowValue(code, length);
        }

        return false;
    }

    [MethodImpl(AggressiveInlining)]
    private T Whole<T>(byte code, bool isSigned)
        where T : unmanaged =>
        _end - _at > Unsafe.SizeOf<T>() && _message[_at] == code ? Load<T>() : Convert<T>(code, isSigned);

    // Generic arithmetic would allocate until the code is fully optimized.
    [MethodImpl(NoInlining)]
    private T Convert<T>(byte expected, bool isSigned)
        where T : unmanaged
    {
        if (IsNull)
        {
            return default;
        }

        long number = Code switch
        {
            IgniteCode.Byte when Has(IgniteCode.Byte, sizeof(byte)) => Load<byte>(),
            IgniteCode.Short when Has(IgniteCode.Short, sizeof(short)) => Load<short>(),
            IgniteCode.Int when Has(IgniteCode.Int, sizeof(int)) => Load<int>(),
            IgniteCode.Long when Has(IgniteCode.Long, sizeof(long)) => Load<long>(),
            IgniteCode.Enum or IgniteCode.BinaryEnum when Has(Code, 2 * sizeof(int)) => Load<int>(sizeof(int)),
            _ => throw new WireFormatException(_at, $"a number of code {expected}, found code {Code}"),
        };
        int bits = 8 * Unsafe.SizeOf<T>();
        bool fits = isSigned ? number >> (bits - 1) is 0 or -1 : number >= 0 && (bits == 64 || number >> bits == 0);
        return fits
            ? MemoryMarshal.Read<T>(MemoryMarshal.AsBytes(new ReadOnlySpan<long>(ref number)))
            : throw new WireFormatException(_at, $"a number that a {typeof(T).Name} can hold, found {number}");
    }

    private ReadOnlySpan<byte> Block(long length, int prefix)
    {
        if (length < 0 || length > _end - _at - prefix)
        {
            WireFormatException.ThrowCount(_at, length);
        }

        return _message.Slice(_at + prefix, (int)length);
    }

    [MethodImpl(AggressiveInlining)]
    private T Load<T>(int ahead = 0)
        where T : unmanaged => MemoryMarshal.Read<T>(_message[(_at + 1 + ahead)..]);

    private InputCursor Body()
    {
        var body = new InputCursor(_message[.._end]);
        body.Resume(_at + 1);
        return body;
    }

    [DoesNotReturn]
    private void ThrowValue(byte code, int length) =>
        WireFormatException.Throw(_at, $"a value of code {code} and {length} bytes, found code {Code}");

    /// <summary>A view of the object, also behind a handle or in a wrapped message. Null gives a null view.</summary>
    public IgniteView GetObject()
    {
        IgniteValue value = Code == IgniteCode.Handle ? FollowHandle() : this;
        return value.Code == IgniteCode.Wrapped ? value.Unwrap()
            : value.Has(IgniteCode.Object, IgniteHeader.Length - 1) ? IgniteView.At(_message, value._at, value._end, _options)
            : default;
    }

    /// <summary>The items of an array or collection, or the keys and values of a map in turn. Null has no items.</summary>
    public IgniteViewItems GetItems()
    {
        IgniteValue value = Code == IgniteCode.Handle ? FollowHandle() : this;
        if (value.IsNull)
        {
            return default;
        }

        int prefix = IgniteSkip.ItemsPrefix(value.Code);
        if (prefix == 0)
        {
            WireFormatException.Throw(_at, $"an array or collection, found code {value.Code}");
        }

        int count = IgniteSkip.CountItems(_message, value._at, value._end);
        return new IgniteViewItems(_message, value._at + prefix, value._end, count, _options);
    }

    /// <summary>Reads a timestamp, or the object that represents a date that is not UTC.</summary>
    public DateTime GetDateTime()
    {
        if (Code == IgniteCode.Object)
        {
            IgniteTime.DateTime parts = IgniteView.At(
                _message, _at, _end, _options).Decode<IgniteTime.DateTime, IgniteTime.DateTimeBinarizer>();
            return parts.TryGet(out DateTime other)
                ? other
                : throw new WireFormatException(_at, "a date that is not UTC, within the years 1 to 9999");
        }

        if (!Has(IgniteCode.Timestamp, IgniteWidth.Timestamp - 1))
        {
            return default;
        }

        return IgniteTime.Join(Load<long>(), Load<int>(sizeof(long)), _at);
    }

    /// <summary>Reads a point in time with the UTC offset of the clock that showed it.</summary>
    public DateTimeOffset GetDateTimeOffset()
    {
        if (!Has(IgniteCode.Object, IgniteHeader.Length - 1))
        {
            return default;
        }

        IgniteTime.DateTimeOffset parts =
            IgniteView.At(_message, _at, _end, _options).Decode<IgniteTime.DateTimeOffset, IgniteTime.DateTimeOffsetBinarizer>();
        return parts.TryGet(out DateTimeOffset value)
            ? value
            : throw new WireFormatException(_at, "an instant within the years 1 to 9999 and an offset of at most 14 hours");
    }

    // The target is an object, array or collection before the handle, never another handle.
    internal IgniteValue FollowHandle()
    {
        int distance = Has(IgniteCode.Handle, sizeof(int)) ? Load<int>() : 0;
        long target = (long)_at - distance;
        bool isBefore = distance > 0 && target >= 0;
        if (!isBefore || _message[(int)target] is IgniteCode.Handle or < IgniteCode.ByteArray)
        {
            WireFormatException.Throw(_at, "a handle to something before it");
        }

        return new IgniteValue(_message, (int)target, _message.Length, _options);
    }

    // Handles do not lead out of the wrapped message.
    private IgniteView Unwrap()
    {
        int length = Has(IgniteCode.Wrapped, 2 * sizeof(int)) ? Load<int>() : 0;
        ReadOnlySpan<byte> bytes = Block(length, IgniteWidth.String);
        int offset = new InputCursor(Block(length + (long)sizeof(int), IgniteWidth.String)[length..]).Read<int>();
        return IgniteView.At(bytes, offset, bytes.Length, _options);
    }
}
