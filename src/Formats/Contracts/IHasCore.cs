namespace SerBench.Formats.Contracts;

/// <summary>A codec made of a core. A loop over the core can be compiled for this core alone.</summary>
public interface IHasCore
{
    /// <summary>Passes the core, under its static type, to a visitor.</summary>
    TResult Accept<TResult>(ICoreVisitor<TResult> visitor);
}

/// <summary>Receives the core of a codec under its static type.</summary>
public interface ICoreVisitor<out TResult>
{
    /// <summary>Visits the core of a codec that builds objects.</summary>
    TResult VisitObjects<T, TCore>(TCore core)
        where TCore : struct, IObjectCore<T>;

    /// <summary>Visits the core of a codec that reads in place.</summary>
    TResult VisitViews<T, TCore>(TCore core)
        where TCore : struct, IViewCore<T>;
}

/// <summary>The writing half of a core: a struct, so that the measured loop around it is compiled for it alone.</summary>
public interface IEncodeCore<T>
{
    /// <summary>Writes one message to the start of <paramref name="buffer"/> and sets its length.</summary>
    void Encode(T value, EncodeBuffer buffer);
}

/// <summary>The core of a codec that builds objects: a struct, so that the measured loops around it are compiled for it alone.</summary>
public interface IObjectCore<T> : IEncodeCore<T>
{
    /// <summary>Decodes one message that takes all of <paramref name="data"/>.</summary>
    T Decode(ArraySegment<byte> data);
}

/// <summary>The core of a codec that reads in place: a struct, so that the measured loops around it are compiled for it alone.</summary>
public interface IViewCore<T> : IEncodeCore<T>
{
    /// <summary>Reads every leaf in place and adds it to a checksum.</summary>
    ulong Read(ArraySegment<byte> data);

    /// <summary>The checksum that <see cref="Read"/> must return for a value.</summary>
    ulong Expect(T value);
}
