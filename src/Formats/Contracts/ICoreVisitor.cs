namespace SerBench.Formats.Contracts;

/// <summary>Receives the struct in a codec as its own type, not as an interface.</summary>
public interface ICoreVisitor<out TResult>
{
    /// <summary>Visits the struct of a codec that builds objects.</summary>
    TResult VisitObjects<T, TCore>(TCore core)
        where TCore : struct, IObjectCore<T>;

    /// <summary>Visits the struct of a codec that reads in place.</summary>
    TResult VisitViews<T, TCore>(TCore core)
        where TCore : struct, IViewCore<T>;
}
