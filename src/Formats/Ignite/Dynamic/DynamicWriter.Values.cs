using SerBench.Formats.Contracts;

namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>Text, time and numbers.</summary>
internal ref partial struct DynamicWriter
{
    private void WriteText(string text)
    {
        int length = IgniteText.Length(text);
        PutCode(IgniteCode.String, sizeof(int));
        _output.Put(length);
        _output.Ensure(length);
        IgniteText.Encode(text, _output.Free()[..length]);
        _output.Advance(length);
    }

    private void WriteTimestamp(DateTime time)
    {
        if (time.Kind != DateTimeKind.Utc)
        {
            throw new UnsupportedValueException("A timestamp is UTC.");
        }

        PutCode(IgniteCode.Timestamp, IgniteWidth.Timestamp);
        (long milliseconds, int nanoseconds) = IgniteTime.Split(time);
        _output.Put(milliseconds);
        _output.Put(nanoseconds);
    }

    /// <summary>Writes a code and ensures room for it and what follows.</summary>
    private void PutCode(byte code, int room)
    {
        _output.Ensure(1 + room);
        _output.PutByte(code);
    }

    /// <summary>Writes a primitive without its code into ensured room.</summary>
    private void PutPrimitive(object value)
    {
        switch (value)
        {
            case bool one:
                _output.PutByte(one ? (byte)1 : (byte)0);
                break;
            case byte one:
                _output.PutByte(one);
                break;
            case sbyte one:
                _output.PutByte((byte)one);
                break;
            case short one:
                _output.Put(one);
                break;
            case ushort one:
                _output.Put(one);
                break;
            case char one:
                _output.Put(one);
                break;
            case int one:
                _output.Put(one);
                break;
            case uint one:
                _output.Put(one);
                break;
            case float one:
                _output.Put(one);
                break;
            case long one:
                _output.Put(one);
                break;
            case ulong one:
                _output.Put(one);
                break;
            default:
                _output.Put((double)value);
                break;
        }
    }
}
