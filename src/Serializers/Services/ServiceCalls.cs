namespace SerBench.Serializers.Services;

internal static class ServiceCalls
{
    public static bool IsNative<T, TCore>(Operation operation) => typeof(TCore).IsAssignableTo(typeof(ISpanCore<T>))
        || typeof(TCore).IsAssignableTo(operation == Operation.Stream ? typeof(IStreamCore<T>) : typeof(IPipeCore<T>));

    public static (IStreamCore<T> Stream, IPipeCore<T> Pipe) Of<T, TCore>(TCore core, bool inSegments)
        where TCore : struct, IObjectCore<T>
    {
        object calls = core is ISpanCore<T> reader ? new PackageCalls<T>(core.Encode, reader, inSegments) : core;
        var adapted = new AdaptedCalls<T>(core.Encode, core.Decode);
        return (calls as IStreamCore<T> ?? adapted, calls as IPipeCore<T> ?? adapted);
    }
}
