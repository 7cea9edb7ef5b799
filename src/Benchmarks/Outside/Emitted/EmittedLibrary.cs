using System.Reflection;
using System.Runtime.Loader;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Outside.Emitted;

/// <summary>A library's code for the own type: compiled, or not, with the reason.</summary>
/// <param name="Recipe">The id of the recipe that wrote the code.</param>
/// <param name="File">The compiled assembly; null if there is none.</param>
/// <param name="Reason">The reason why there is none.</param>
internal sealed record EmittedLibrary(string Recipe, string? File, string? Reason)
{
    /// <summary>Makes the code known to the rows of its library.</summary>
    public void Load(Type type)
    {
        if (File is null)
        {
            EmittedCode.Refuse(type, Recipe, Reason ?? "");
        }
        else
        {
            // The context of the type, so that the code means this very type.
            EmittedCode.Add(AssemblyLoadContext.GetLoadContext(type.Assembly)!.LoadFromAssemblyPath(File));
        }
    }
}
