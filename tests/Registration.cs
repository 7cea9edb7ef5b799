using System.Runtime.CompilerServices;
using SerBench.Published;
using SerBench.Serializers;

namespace SerBench;

// The catalog of a test has what the program's has.
internal static class Registration
{
#pragma warning disable CA2255
    [ModuleInitializer]
#pragma warning restore CA2255
    internal static void Run() => Catalog.Add(typeof(Publications).Assembly);
}
