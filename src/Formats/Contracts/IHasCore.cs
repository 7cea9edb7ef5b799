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
