namespace SerBench.Formats.Ignite;

// A handle is a distance back to an object, array, collection or map.
internal ref partial struct IgniteReader<TMode>
{
    private const int NoResume = -1;

    // Handles may lead to overlapping objects. On average, each byte is read at most this often.
    private const int MostReadings = 4;

    // Returns true for null, a handle to a known value, or a value that an earlier handle led to. Else the input is at the code of the
    // value to read.
    private bool TryReadKnown<T>(byte code, out T? value, out int resume)
    {
        resume = NoResume;
        value = default;
        int start = _input.Position;
        byte found = _input.PeekByte();
        if (found == code)
        {
            if (_looksUp && _references is not null && _references.TryGetEnd(start, out int end))
            {
                Jump(end);
                value = Known<T>(start);
                return true;
            }

            return false;
        }

        _input.Skip(1);
        if (found == IgniteCode.Null)
        {
            return true;
        }

        if (found != IgniteCode.Handle || _references is null)
        {
            ThrowCode(code);
        }

        int target = start - _input.Read<int>();
        if (_references.TryFind(target, out _))
        {
            value = Known<T>(target);
            return true;
        }

        GoAhead(target, start, code);
        resume = start + IgniteWidth.Handle;
        return false;
    }

    private readonly void Note(int start, object? value)
    {
        if (_references is not null && !_references.TryAdd(start, value))
        {
            WireFormatException.Throw(start, "an object of its own, not a part of another");
        }
    }

    private readonly T Known<T>(int position)
    {
        if (_references!.TryFind(position, out object? known) && known is T value)
        {
            return value;
        }

        throw new WireFormatException(position, $"a {typeof(T).Name} for a handle to refer to");
    }

    private void GoAhead(int target, int handle, byte code)
    {
        if (!_looksUp || target < IgniteHeader.Length || target >= handle || _references!.IsOpen(target))
        {
            WireFormatException.Throw(handle, "a handle to something read before");
        }

        Jump(target);
        RequireCode(code);
    }

    private void EndAhead(int start, int resume)
    {
        if (resume != NoResume)
        {
            _references!.SetEnd(start, _input.Position);
            Jump(resume);
        }
    }

    private void Jump(int position)
    {
        _read += _input.Position - _landing;
        if (_read > MostReadings * (long)_input.Length)
        {
            WireFormatException.Throw(position, "objects that do not lie over each other");
        }

        _input.MoveTo(position);
        _landing = position;
    }
}
