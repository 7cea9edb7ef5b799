namespace SerBench.Serializers.Contract;

// Receives a codec's struct under its static type.
public interface ICoreVisitor<out TResult>
{
    TResult VisitObjects<T, TCore>(TCore core)
        where TCore : struct, IObjectCore<T>;

    TResult VisitViews<T, TCore>(TCore core)
        where TCore : struct, IViewCore<T>;
}
