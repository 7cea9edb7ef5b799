using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>The measured loops around a core that reads in place.</summary>
internal sealed class ViewWorkload<T, TCore> : IWorkload
    where TCore : struct, IViewCore<T>
{
    private readonly T[] _values;
    private readonly byte[][] _payloads;
    private readonly EncodeBuffer _buffer = new();
    private TCore _core;
    private byte[]? _lastArray;
    private ulong _last;
    private int _next;

    public ViewWorkload(TCore core, T[] values)
    {
        (_core, _values) = (core, values);
        _payloads = Array.ConvertAll(values, EncodeToArray);
    }

    public IReadOnlyList<byte[]> Payloads => _payloads;

    public ulong TouchLast() => _last;

    public void Run(Operation operation, int times)
    {
        for (int i = 0; i < times; i++)
        {
            switch (operation)
            {
                case Operation.Encode:
                    _core.Encode(_values[_next], _buffer);
                    break;
                case Operation.Decode:
                    _last = _core.Read(_payloads[_next]);
                    break;
                case Operation.EncodeFresh:
                    _lastArray = EncodeToArray(_values[_next]);
                    break;
                default:
                    _core.Encode(_values[_next], _buffer);
                    _last = _core.Read(new ArraySegment<byte>(_buffer.Bytes, 0, _buffer.Length));
                    break;
            }

            _next = _next + 1 < _values.Length ? _next + 1 : 0;
        }
    }

    private byte[] EncodeToArray(T value)
    {
        _core.Encode(value, _buffer);
        return _buffer.ToArray();
    }
}
