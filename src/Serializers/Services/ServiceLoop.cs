using System.IO.Pipelines;

namespace SerBench.Serializers.Services;

internal sealed class ServiceLoop<T>
{
    private readonly IStreamCore<T> _streams;
    private readonly IPipeCore<T> _pipes;
    private readonly T[] _values;
    private readonly byte[][] _messages;
    private readonly ReadOnlySequence<byte>[] _pieces;
    private readonly Connection _connection = new();
    private readonly Pipe _pipe = CreatePipe();
    private SequencePosition _end;

    public ServiceLoop(
        (IStreamCore<T> Stream, IPipeCore<T> Pipe) calls, T[] values, byte[][] messages,
        Func<ArraySegment<byte>, T> decode, Func<T, T, bool> areEqual)
    {
        ((_streams, _pipes), _values, _messages, _pieces) = (calls, values, messages, Array.ConvertAll(messages, Cut));
        for (int i = 0; i < values.Length; i++)
        {
            // Messages may differ in bytes without meaning, such as padding.
            T expected = decode(messages[i]);
            T fromStream = Stream(i);
            _pipes.Write(values[i], _pipe.Writer);
            T[] all = [decode(_connection.Sent), decode(Send().ToArray()), fromStream, _pipes.Read(_pieces[i])];
            _pipe.Reader.AdvanceTo(_end);
            if (Array.FindIndex(all, read => !areEqual(read, expected)) is >= 0 and var wrong)
            {
                string[] ways = ["written to a stream", "written to a pipe", "read from a stream", "read from pieces"];
                throw new InvalidOperationException($"Value {i} differs when it is {ways[wrong]}.");
            }
        }
    }

    public int Next { get; private set; }

    public T Run(Operation operation, int next, int times)
    {
        T last = default!;
        for (int i = 0; i < times; i++)
        {
            last = operation == Operation.Stream ? Stream(next) : Pipe(next);
            next = next + 1 < _values.Length ? next + 1 : 0;
        }

        Next = next;
        return last;
    }

    // A writer without thresholds never waits for a reader.
    private static Pipe CreatePipe() =>
        new(new PipeOptions(pauseWriterThreshold: 0, minimumSegmentSize: Connection.PieceLength, useSynchronizationContext: false));

    private static ReadOnlySequence<byte> Cut(byte[] message)
    {
        Pipe pipe = CreatePipe();
        pipe.Writer.Write(message);
        pipe.Writer.Complete();
        return pipe.Reader.TryRead(out ReadResult all) ? all.Buffer : default;
    }

    private T Stream(int index)
    {
        _connection.Begin(_messages[index]);
        _streams.Write(_values[index], _connection);
        return _streams.Read(_connection);
    }

    private T Pipe(int index)
    {
        _pipes.Write(_values[index], _pipe.Writer);
        Send();
        _pipe.Reader.AdvanceTo(_end);
        return _pipes.Read(_pieces[index]);
    }

    private ReadOnlySequence<byte> Send()
    {
        ValueTask<FlushResult> flush = _pipe.Writer.FlushAsync();
        if (!flush.IsCompletedSuccessfully || !_pipe.Reader.TryRead(out ReadResult result))
        {
            throw new InvalidOperationException("The pipe gave nothing.");
        }

        _end = result.Buffer.End;
        return result.Buffer;
    }
}
