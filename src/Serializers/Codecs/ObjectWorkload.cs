using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Codecs;

/// <summary>The measured loops around a core that builds objects.</summary>
internal sealed class ObjectWorkload<T, TCore> : IWorkload
    where TCore : struct, IObjectCore<T>
{
    private readonly T[] _values;
    private readonly byte[][] _payloads;
    private readonly Func<T, ulong> _touch;
    private readonly Func<T, T, bool> _areEqual;
    private readonly EncodeBuffer _buffer = new();
    private TCore _core;
    private byte[]? _lastArray;
    private T? _last;
    private int _next;

    public ObjectWorkload(TCore core, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    {
        (_core, _values, _touch, _areEqual) = (core, values, touch, areEqual);
        _payloads = Array.ConvertAll(values, EncodeToArray);
    }

    public IReadOnlyList<byte[]> Payloads => _payloads;

    public ulong TouchLast() => _last is null ? 0 : _touch(_last);

    public void Run(Operation operation, int times)
    {
        switch (operation)
        {
            case Operation.Encode:
                Encode(times);
                break;
            case Operation.EncodeFresh:
                EncodeFresh(times);
                break;
            case Operation.Decode:
                Decode(times);
                break;
            case Operation.RoundTrip:
                RoundTrip(times);
                break;
            default:
                Article(times);
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

    private void Decode(int times)
    {
        (byte[][] payloads, int next) = (_payloads, _next);
        for (int i = 0; i < times; i++)
        {
            _last = _core.Decode(payloads[next]);
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
            _last = _core.Decode(new ArraySegment<byte>(buffer.Bytes, 0, buffer.Length));
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        _next = next;
    }

    private void Article(int times)
    {
        (T[] values, int next) = (_values, _next);
        for (int i = 0; i < times; i++)
        {
            T value = values[next];
            _last = _core.Decode(EncodeToArray(value));
            if (!_areEqual(value, _last))
            {
                throw new InvalidOperationException("A measured round trip changed the value.");
            }

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
