using SerBench.Published.XbufCar.Direct;
using SerBench.Published.XbufCar.Format;

namespace SerBench.Published.XbufCar;

internal static class Registration
{
    // No other code is sure to run before a caller binds the format to a car.
#pragma warning disable CA2255
    [ModuleInitializer]
#pragma warning restore CA2255
    internal static void Run() => Xbuf2Numbers.Add(typeof(Car), CarTag.NumberOf);
}
