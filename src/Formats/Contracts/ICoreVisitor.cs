namespace SerBench.Formats.Contracts;

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
