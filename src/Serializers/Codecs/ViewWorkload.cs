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
        switch (operation)
        {
            case Operation.Encode:
                Encode(times);
                break;
            case Operation.Decode:
                Read(times);
                break;
            case Operation.EncodeFresh:
                EncodeFresh(times);
                break;
            default:
                RoundTrip(times);
                break;
        }
    }

    private void Encode(int times)
    {
        (T[] values, EncodeBuffer buffer, int next) = (_values, _buffer, _next);
        for (int i = 0; i < times; i++)
        {
            _core.Encode(values[next], buffer);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        _next = next;
    }

    private void EncodeFresh(int times)
    {
        (T[] values, int next) = (_values, _next);
        for (int i = 0; i < times; i++)
        {
            _lastArray = EncodeToArray(values[next]);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        _next = next;
    }

    private void Read(int times)
    {
        (byte[][] payloads, int next) = (_payloads, _next);
        for (int i = 0; i < times; i++)
        {
            _last = _core.Read(payloads[next]);
            next = next + 1 < payloads.Length ? next + 1 : 0;
        }

        _next = next;
    }

    private void RoundTrip(int times)
    {
        (T[] values, EncodeBuffer buffer, int next) = (_values, _buffer, _next);
        for (int i = 0; i < times; i++)
        {
            _core.Encode(values[next], buffer);
            _last = _core.Read(new ArraySegment<byte>(buffer.Bytes, 0, buffer.Length));
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        _next = next;
    }

    private byte[] EncodeToArray(T value)
    {
        _core.Encode(value, _buffer);
        return _buffer.ToArray();
    }
}
