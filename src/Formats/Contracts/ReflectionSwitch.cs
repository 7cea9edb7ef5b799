using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SerBench.Formats.Contracts;

/// <summary>
/// Whether shapes may be read off CLR types. Where the compiler runs ahead of time, or when the runtime option is off, they are those that
/// generated code declares, and the code that reflects is trimmed away (docs/native-aot.md).
/// </summary>
internal static class ReflectionSwitch
{
    private const string Name = "SerBench.Reflection";

    [FeatureSwitchDefinition(Name)]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
    public static bool IsOn => AppContext.TryGetSwitch(Name, out bool isOn) ? isOn : RuntimeFeature.IsDynamicCodeSupported;
}
