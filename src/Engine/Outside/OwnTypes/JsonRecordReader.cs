using System.Buffers;

namespace SerBench.Engine.Outside.OwnTypes;

// One record at a time is in memory, so a file may have any length.
internal sealed class JsonRecordReader(Stream stream, string file)
{
    public const int LongestRecord = 64 * 1024 * 1024;

    private const int End = -1;
    private const int FirstBuffer = 64 * 1024;

    private static readonly SearchValues<byte> Marks = SearchValues.Create("\"{}[]\n"u8);
    private static readonly SearchValues<byte> TextMarks = SearchValues.Create("\"\\"u8);
    private static readonly SearchValues<byte> Delimiters = SearchValues.Create(" \t\r\n,]"u8);

    private byte[] _buffer = new byte[FirstBuffer];
    private int _start;
    private int _position;
    private int _end;
    private long _discarded;
    private long _lineStart;
    private long _line = 1;
    private long _number;
    private bool _isInRecord;

    public IEnumerable<JsonRecord> ReadAll()
    {
        SkipMark();
        bool isArray = SkipSpace() == '[';
        if (isArray)
        {
            _position++;
        }

        for (_number = 1; !isArray || GoToItem(); _number++)
        {
            if (SkipSpace() == End)
            {
                if (isArray)
                {
                    throw Fault("ends within its array");
                }

                yield break;
            }

            _start = _position;
            _isInRecord = true;
            (long line, long column) = (_line, Column);
            Scan();
            _isInRecord = false;
            yield return new JsonRecord(_buffer.AsMemory(_start, _position - _start), _number, line, column);
        }
    }

    private long Column => _discarded + _position - _lineStart + 1;

    private void SkipMark()
    {
        foreach (byte mark in (ReadOnlySpan<byte>)[0xEF, 0xBB, 0xBF])
        {
            if (Peek() != mark)
            {
                return;
            }

            _position++;
            _lineStart = _discarded + _position;
        }
    }

    private bool GoToItem()
    {
        int next = SkipSpace();
        if (next == ']')
        {
            _position++;
            return SkipSpace() == End ? false : throw Fault("goes on after the end of its array");
        }

        if (_number > 1)
        {
            if (next != ',')
            {
                throw Fault(next == End ? "ends within its array" : "lacks a comma between two records");
            }

            _position++;
        }

        return true;
    }

    private void Scan()
    {
        if (_buffer[_position] is (byte)'{' or (byte)'[' or (byte)'"')
        {
            ScanNested();
            return;
        }

        while (Peek() != End && !Delimiters.Contains(_buffer[_position]))
        {
            _position++;
        }

        if (_position == _start)
        {
            throw Fault("has no value");
        }
    }

    private void ScanNested()
    {
        int depth = 0;
        bool isText = false;
        do
        {
            int hit = _buffer.AsSpan(_position, _end - _position).IndexOfAny(isText ? TextMarks : Marks);
            _position = hit < 0 ? _end : _position + hit;
            switch (Peek())
            {
                case End:
                    throw Fault($"ends within record {_number}");
                case var _ when hit < 0:
                    break;
                case '"':
                    isText = !isText;
                    _position++;
                    break;
                case '\\':
                    _position++;
                    Step();
                    break;
                case '{' or '[':
                    depth++;
                    _position++;
                    break;
                case '}' or ']':
                    depth--;
                    _position++;
                    break;
                default:
                    Step();
                    break;
            }
        }
        while (depth > 0 || isText);
    }

    private int SkipSpace()
    {
        int next = Peek();
        while (next is ' ' or '\t' or '\r' or '\n')
        {
            Step();
            next = Peek();
        }

        return next;
    }

    private void Step()
    {
        if (Peek() == '\n')
        {
            _line++;
            _lineStart = _discarded + _position + 1;
        }

        _position = Math.Min(_position + 1, _end);
    }

    private int Peek() => _position < _end || Fill() ? _buffer[_position] : End;

    private bool Fill()
    {
        int kept = _isInRecord ? _start : _position;
        _buffer.AsSpan(kept, _end - kept).CopyTo(_buffer);
        _discarded += kept;
        (_start, _position, _end) = (0, _position - kept, _end - kept);
        if (_end == _buffer.Length)
        {
            if (_end >= LongestRecord)
            {
                throw Fault($"has a record of more than {LongestRecord >> 20} MiB");
            }

            Array.Resize(ref _buffer, 2 * _end);
        }

        int read = NamedFile.Read(file, _ => stream.Read(_buffer, _end, _buffer.Length - _end));
        _end += read;
        return read > 0;
    }

    private UsageException Fault(string what) => new($"'{file}' {what}, at line {_line}, byte {Column}.");
}

/// <param name="Utf8">valid until the next record is read.</param>
internal readonly record struct JsonRecord(ReadOnlyMemory<byte> Utf8, long Number, long Line, long Column);
