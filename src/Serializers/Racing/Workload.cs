using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Racing;

/// <summary>
/// What the measured loops have in common. Each is a method of its own around direct calls of a core: one virtual call per batch decides
/// which runs, none stands inside.
/// </summary>
internal abstract class Workload<T, TCore> : IWorkload
    where TCore : struct, IEncodeCore<T>
{
    private readonly byte[][] _payloads;
    private byte[]? _lastArray;

    protected Workload(TCore core, T[] values)
    {
        (Core, Values) = (core, values);
        _payloads = Array.ConvertAll(values, EncodeToArray);
    }

    public IReadOnlyList<byte[]> Payloads => _payloads;

    protected T[] Values { get; }

    protected byte[][] Messages => _payloads;

    protected EncodeBuffer Buffer { get; } = new();

    /// <summary>The index of the value whose turn it is.</summary>
    protected int Next { get; set; }

    /// <summary>A field, so that a core which keeps something is called where it lies.</summary>
    protected TCore Core;

    public abstract ulong TouchLast();

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

    protected abstract void Decode(int times);

    protected abstract void RoundTrip(int times);

    protected abstract void Article(int times);

    protected byte[] EncodeToArray(T value)
    {
        Core.Encode(value, Buffer);
        return Buffer.ToArray();
    }

    private void Encode(int times)
    {
        (T[] values, EncodeBuffer buffer, int next) = (Values, Buffer, Next);
        for (int i = 0; i < times; i++)
        {
            Core.Encode(values[next], buffer);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    private void EncodeFresh(int times)
    {
        (T[] values, int next) = (Values, Next);
        for (int i = 0; i < times; i++)
        {
            _lastArray = EncodeToArray(values[next]);
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }
}
