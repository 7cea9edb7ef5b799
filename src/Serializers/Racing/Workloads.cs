namespace SerBench.Serializers.Racing;

// A codec makes its own timed loops if the timed work is not its Encode and Decode.
public interface IPreparedCodec<T>
{
    IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual);
}

public static class Workloads
{
    public static IWorkload Prepare<T>(this ICodec<T> codec, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    {
        Array.ForEach(values, codec.Check);
        IWorkload workload = Make(codec, values, touch, areEqual);
        _ = workload.Payloads;
        return workload;
    }

    // Encodes nothing until a message is needed, so that the library's first call can be observed.
    public static IWorkload PrepareUnencoded<T>(this ICodec<T> codec, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual)
    {
        Array.ForEach(values, codec.Check);
        return codec.PrepareChecked(values, touch, areEqual);
    }

    internal static IWorkload PrepareChecked<T>(this ICodec<T> codec, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
        Make(codec is Guard<T> guard ? guard.Timed : codec, values, touch, areEqual);

    private static IWorkload Make<T>(ICodec<T> codec, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) => codec switch
    {
        IPreparedCodec<T> own => own.Prepare(values, touch, areEqual),
        IHasCore made => made.Accept(new WorkloadMaker<T>(values, touch, areEqual)),
        IObjectCodec<T> objects => new ObjectWorkload<T, CalledCore<T>>(new CalledCore<T>(objects), values, touch, areEqual),
        IViewCodec<T> view => new ViewWorkload<T, CalledViewCore<T>>(new CalledViewCore<T>(view), values),
        _ => throw new NotSupportedException("This codec has a size and nothing to time."),
    };

    private sealed class WorkloadMaker<T>(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) : ICoreVisitor<IWorkload>
    {
        public IWorkload VisitObjects<TSeen, TCore>(TCore core)
            where TCore : struct, IObjectCore<TSeen> => new ObjectWorkload<TSeen, TCore>(
                core,
                (TSeen[])(object)values,
                touch as Func<TSeen, ulong> ?? (value => touch((T)(object)value!)),
                areEqual as Func<TSeen, TSeen, bool> ?? ((left, right) => areEqual((T)(object)left!, (T)(object)right!)));

        public IWorkload VisitViews<TSeen, TCore>(TCore core)
            where TCore : struct, IViewCore<TSeen> => new ViewWorkload<TSeen, TCore>(core, (TSeen[])(object)values);
    }

    private readonly struct CalledCore<T>(IObjectCodec<T> codec) : IObjectCore<T>
    {
        public void Encode(T value, EncodeBuffer buffer) => codec.Encode(value, buffer);

        public T Decode(ArraySegment<byte> data) => codec.Decode(data);
    }

    private readonly struct CalledViewCore<T>(IViewCodec<T> codec) : IViewCore<T>
    {
        public void Encode(T value, EncodeBuffer buffer) => codec.Encode(value, buffer);

        public ulong Read(ArraySegment<byte> data) => codec.Read(data);

        public ulong Expect(T value) => codec.Expect(value);
    }
}
