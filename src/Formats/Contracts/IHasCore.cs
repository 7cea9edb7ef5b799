namespace SerBench.Formats.Contracts;

/// <summary>A codec made of a struct. Code that calls it in a loop can be compiled for that struct alone.</summary>
public interface IHasCore
{
    TResult Accept<TResult>(ICoreVisitor<TResult> visitor);
}

/// <summary>Receives the struct of a codec under its static type.</summary>
public interface ICoreVisitor<out TResult>
{
    TResult VisitObjects<T, TCore>(TCore core)
        where TCore : struct, IObjectCore<T>;

    TResult VisitViews<T, TCore>(TCore core)
        where TCore : struct, IViewCore<T>;
}

/// <summary>The writing half of a codec as a struct, so that the measured loop around it is compiled for it alone.</summary>
public interface IEncodeCore<T>
{
    /// <summary>Writes one message to the start of <paramref name="buffer"/> and sets its length.</summary>
    void Encode(T value, EncodeBuffer buffer);
}

/// <summary>The two halves of a codec as a struct, so that the measured loop around them is compiled for it alone.</summary>
public interface IObjectCore<T> : IEncodeCore<T>
{
    T Decode(ArraySegment<byte> data);
}

/// <summary>The two halves of a view codec as a struct, so that the measured loop around them is compiled for it alone.</summary>
public interface IViewCore<T> : IEncodeCore<T>
{
    ulong Read(ArraySegment<byte> data);

    ulong Expect(T value);
}
