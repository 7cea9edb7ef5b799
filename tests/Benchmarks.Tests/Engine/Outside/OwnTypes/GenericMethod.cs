namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// A private generic method of a suite, called for a type that is known only while the tests run.
internal static class GenericMethod
{
    // Throws what the method throws.
    public static object? Invoke<TSuite>(string name, Type type, params object?[] arguments) =>
        typeof(TSuite).GetMethod(name, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(type)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null);
}
