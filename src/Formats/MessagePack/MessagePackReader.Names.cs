namespace SerBench.Formats.MessagePack;

internal ref partial struct MessagePackReader<TStyle, TBinarizer>
{
    [MethodImpl(NoInlining)]
    private bool BeginNamed(int ordinal)
    {
        if (_announced == ordinal)
        {
            _announced = None;
            return true;
        }

        if (!_isIndexed)
        {
            if (_count == 0)
            {
                return false;
            }

            ReadOnlySpan<byte> key = ObjectLayout<TBinarizer>.Key(ordinal);
            if (key.Length <= Input.Left && Input.PeekBytes(0, key.Length).SequenceEqual(key))
            {
                Input.Advance(key.Length);
                _count--;
                return true;
            }

            IndexRest(ordinal);
        }

        IndexRange found = _index!.Find(_fields, ordinal);
        if (found.From == found.To)
        {
            return false;
        }

        Input.MoveTo(_index.PositionOf(found.From));
        return true;
    }

    private void IndexRest(int expected)
    {
        _index ??= new FieldIndex();
        int from = _index.Count;
        for (; _count > 0; _count--)
        {
            int start = Input.Position;
            int ordinal = ReadKey();
            if ((uint)ordinal < (uint)expected)
            {
                WireFormatException.Throw(start, "a name that the object did not have before");
            }

            if (ordinal >= 0)
            {
                _index.Add(ordinal, Input.Position);
            }

            MessagePackSkip.Skip(ref Input);
        }

        _end = Input.Position;
        _fields = _index.Close(from);
        _isIndexed = true;
        RefuseTwice();
    }

    private readonly void RefuseTwice()
    {
        for (int entry = _fields.From + 1; entry < _fields.To; entry++)
        {
            if (_index!.OrderOf(entry - 1) == _index.OrderOf(entry))
            {
                WireFormatException.Throw(_index.PositionOf(entry), "a name that the object did not have before");
            }
        }
    }

    private int ReadKey()
    {
        byte code = Input.PeekByte();
        if (code is <= Code.MaxPositiveFixInt or (>= Code.UInt8 and <= Code.UInt32))
        {
            return ObjectLayout<TBinarizer>.OrdinalOf(ReadInteger(0, uint.MaxValue));
        }

        if (!MessagePackText.IsHeader(code))
        {
            MessagePackSkip.Skip(ref Input);
            return -1;
        }

        return ObjectLayout<TBinarizer>.OrdinalOf(Input.ReadBytes(MessagePackText.ReadHeader(ref Input)));
    }

    private void EndNamed()
    {
        if (_isIndexed)
        {
            Input.MoveTo(_end);
            _index!.Remove(_fields);
            return;
        }

        for (; _count > 0; _count--)
        {
            int start = Input.Position;
            if (ReadKey() >= 0)
            {
                WireFormatException.Throw(start, "a name that the object did not have before");
            }

            MessagePackSkip.Skip(ref Input);
        }
    }
}
