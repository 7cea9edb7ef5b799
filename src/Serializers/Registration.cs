using SerBench.Formats.Access.Handwritten;

namespace SerBench.Serializers;

internal static class Registration
{
    // No other code is sure to run before a caller binds a serializer to a model.
#pragma warning disable CA2255
    [ModuleInitializer]
#pragma warning restore CA2255
    internal static void Run() => HandwrittenBinarizers.AddAssembly(typeof(Registration).Assembly);
}
