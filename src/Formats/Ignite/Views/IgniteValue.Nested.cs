using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite.Views;

/// <summary>Values that have others in them.</summary>
public readonly ref partial struct IgniteValue
{
    /// <summary>An object, also one that a handle leads to or that lies in a wrapped message; of null one that is null.</summary>
    public IgniteView GetObject()
    {
        IgniteValue value = Code == IgniteCode.Handle ? FollowHandle() : this;
        return value.Code == IgniteCode.Wrapped ? value.Unwrap()
            : value.Has(IgniteCode.Object, IgniteHeader.Length - 1) ? IgniteView.At(_message, value._at, value._end, _options)
            : default;
    }

    /// <summary>The items of an array or collection, the keys and values of a map in turn; of null none.</summary>
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

    /// <summary>A point in time: a timestamp, or the object that a date which is not UTC is written as.</summary>
    public DateTime GetDateTime()
    {
        if (Code == IgniteCode.Object)
        {
            IgniteTime.DateTime parts = IgniteView.At(_message, _at, _end, _options).Decode<IgniteTime.DateTime, IgniteTime.DateTimeBinarizer>();
            return parts.TryGet(out DateTime other) ? other : throw new WireFormatException(_at, "a date that is not UTC, within the years 1 to 9999");
        }

        if (!Has(IgniteCode.Timestamp, IgniteWidth.Timestamp - 1))
        {
            return default;
        }

        return IgniteTime.TryJoin(Load<long>(), Load<int>(sizeof(long)), out DateTime value)
            ? value
            : throw new WireFormatException(_at, "a timestamp within the years 1 to 9999, in steps of 100 ns");
    }

    /// <summary>A point in time with the offset of the clock that showed it.</summary>
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

    /// <summary>What a handle leads to: an object, array or collection before it, never another handle.</summary>
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

    /// <summary>The object in a message within this one; distances of handles do not lead out of it.</summary>
    private IgniteView Unwrap()
    {
        int length = Has(IgniteCode.Wrapped, 2 * sizeof(int)) ? Load<int>() : 0;
        ReadOnlySpan<byte> bytes = Block(length, IgniteWidth.String);
        int offset = new InputCursor(Block(length + (long)sizeof(int), IgniteWidth.String)[length..]).Read<int>();
        return IgniteView.At(bytes, offset, bytes.Length, _options);
    }
}
