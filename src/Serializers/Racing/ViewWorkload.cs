using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Racing;

/// <summary>The measured loops around a core that reads in place.</summary>
internal sealed class ViewWorkload<T, TCore>(TCore core, T[] values) : Workload<T, TCore>(core, values)
    where TCore : struct, IViewCore<T>
{
    private ulong _last;

    public override ulong TouchLast() => _last;

    protected override void Decode(int times)
    {
        (byte[][] messages, int next) = (Messages, Next);
        for (int i = 0; i < times; i++)
        {
            _last = Core.Read(messages[next]);
            next = next + 1 < messages.Length ? next + 1 : 0;
        }

        Next = next;
    }

    protected override void RoundTrip(int times)
    {
        (T[] values, EncodeBuffer buffer, int next) = (Values, Buffer, Next);
        for (int i = 0; i < times; i++)
        {
            Core.Encode(values[next], buffer);
            _last = Core.Read(new ArraySegment<byte>(buffer.Bytes, 0, buffer.Length));
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    // A view builds no objects that could be compared.
    protected override void Article(int times) => RoundTrip(times);
}
