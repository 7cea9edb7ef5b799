namespace SerBench.Benchmarks.Tests.Doubles;

public sealed class GoodSerializer() : DoubleSerializer("good")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new JsonCodec<T>());
}

public sealed class ViewSerializer() : DoubleSerializer("view")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new ViewDouble<T>(isRight: true));
}

public sealed class RefusingSerializer() : DoubleSerializer("refusing")
{
    public override Binding<T> Bind<T>() => new Unsupported($"{typeof(T).Name}.Name", "text has no mapping here");
}

// Takes every model but no value.
public sealed class ChoosySerializer() : DoubleSerializer("choosy")
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new Codec<T>());

    private sealed class Codec<T> : JsonCodec<T>
    {
        public override void Encode(T value, EncodeBuffer buffer) => throw new UnsupportedValueException("The value is too ordinary.");
    }
}

// Reads null text as empty, and declares it.
public sealed class FoldingSerializer() : DoubleSerializer("folding", Traits.FoldsNull)
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new FoldingCodec<T>());
}

// Keeps references, so its bytes change once.
public sealed class SharingSerializer() : DoubleSerializer("sharing", Traits.Graph)
{
    public override Binding<T> Bind<T>() => Binding<T>.To(new SharingCodec<T>(read => read));
}
