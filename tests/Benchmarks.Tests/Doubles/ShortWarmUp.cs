namespace SerBench.Benchmarks.Tests.Doubles;

// Tests run beside each other, so the JIT of their process is never done. They time nothing, so a short warm-up is enough.
internal static class ShortWarmUp
{
    [ModuleInitializer]
    internal static void Set() => (WarmUp.Most, WarmUp.IsAlone) = (TimeSpan.FromMilliseconds(400), false);
}
