using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Racing;

/// <summary>The measured loops around a core that builds objects.</summary>
internal sealed class ObjectWorkload<T, TCore>(TCore core, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) : Workload<T, TCore>(core, values)
    where TCore : struct, IObjectCore<T>
{
    private T? _last;

    public override ulong TouchLast() => _last is null ? 0 : touch(_last);

    protected override void Decode(int times)
    {
        (byte[][] messages, int next) = (Messages, Next);
        for (int i = 0; i < times; i++)
        {
            _last = Core.Decode(messages[next]);
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
            _last = Core.Decode(new ArraySegment<byte>(buffer.Bytes, 0, buffer.Length));
            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }

    protected override void Article(int times)
    {
        (T[] values, int next) = (Values, Next);
        for (int i = 0; i < times; i++)
        {
            T value = values[next];
            _last = Core.Decode(EncodeToArray(value));
            if (!areEqual(value, _last))
            {
                throw new InvalidOperationException("A measured round trip changed the value.");
            }

            next = next + 1 < values.Length ? next + 1 : 0;
        }

        Next = next;
    }
}
