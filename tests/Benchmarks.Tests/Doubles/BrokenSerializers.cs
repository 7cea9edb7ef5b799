namespace SerBench.Benchmarks.Tests.Doubles;

// Loses the value that it read.
public sealed class ForgetfulSerializer() : DoubleSerializer("forgetful")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new Codec<T>());

    private sealed class Codec<T> : JsonCodec<T>
    {
        public override T Decode(ArraySegment<byte> data) => base.Decode(Encoding.UTF8.GetBytes("{}"));
    }
}

// Throws an exception of its own when it reads.
public sealed class ThrowingSerializer() : DoubleSerializer("throwing")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new Codec<T>());

    private sealed class Codec<T> : JsonCodec<T>
    {
        public override T Decode(ArraySegment<byte> data) => throw new InvalidCastException("A string is no number.\nSecond line.");
    }
}

// Writes one more space each time.
public sealed class UnstableSerializer() : DoubleSerializer("unstable")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new Codec<T>());

    private sealed class Codec<T> : JsonCodec<T>
    {
        private int _spaces;

        public override void Encode(T value, EncodeBuffer buffer) =>
            Put([.. ModelJson.Write(value), .. Enumerable.Repeat((byte)' ', _spaces++)], buffer);
    }
}

// Writes other bytes for the value that it read, and does not say that it keeps references.
public sealed class ChangingSerializer() : DoubleSerializer("changing")
{
    public override Binding<T> Bind<T>() => new SharingSerializer().Bind<T>();
}

// Says that it keeps references, but its bytes never settle.
public sealed class RestlessSerializer() : DoubleSerializer("restless", Traits.Graph)
{
    public override Binding<T> Bind<T>() => new UnstableSerializer().Bind<T>();
}

// Keeps references, but loses the value that it read and wrote again.
public sealed class MisreferringSerializer() : DoubleSerializer("misreferring", Traits.Graph)
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new SharingCodec<T>(read => read[^1] == ' ' ? "{}"u8.ToArray() : read));
}

// Its measured loop reads other values than its codec.
public sealed class CheatingSerializer() : DoubleSerializer("cheating")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new Codec<T>());

    private sealed class Codec<T> : JsonCodec<T>
    {
        public override IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
            new SimpleWorkload<T>(this, values, _ => 0);
    }
}

// Its measured loop writes other bytes than its codec.
public sealed class SwitchingSerializer() : DoubleSerializer("switching")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new Codec<T>());

    private sealed class Codec<T> : JsonCodec<T>
    {
        public override IWorkload Prepare(T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual) =>
            base.Prepare([.. values.Select(_ => ModelJson.Read<T>("{}"u8.ToArray()))], touch, areEqual);
    }
}

// Reads in place, but reads wrong values.
public sealed class BlindViewSerializer() : DoubleSerializer("blind-view")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new ViewDouble<T>(isRight: false));
}

// Declares that it folds nulls, but loses more.
public sealed class LosingSerializer() : DoubleSerializer("losing", Traits.FoldsNull)
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new Codec<T>());

    private sealed class Codec<T> : JsonCodec<T>
    {
        public override T Decode(ArraySegment<byte> data) => base.Decode(Encoding.UTF8.GetBytes("""{"Name":"","Id":5}"""));
    }
}
