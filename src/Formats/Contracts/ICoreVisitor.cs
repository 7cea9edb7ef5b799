namespace SerBench.Formats.Contracts;

/// <summary>Receives a core under its static type.</summary>
public interface ICoreVisitor<out TResult>
{
    /// <summary>Visits a core that builds objects.</summary>
    TResult VisitObjects<T, TCore>(TCore core)
        where TCore : struct, IObjectCore<T>;

    /// <summary>Visits a core that reads in place.</summary>
    TResult VisitViews<T, TCore>(TCore core)
        where TCore : struct, IViewCore<T>;
}
