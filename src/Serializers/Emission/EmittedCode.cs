using System.Reflection;

namespace SerBench.Serializers.Emission;

/// <summary>Finds emitted code: that of the built-in models, and that which a run compiled for the user's type.</summary>
public static class EmittedCode
{
    private static readonly List<Assembly> Assemblies = [typeof(EmittedCode).Assembly];
    private static readonly Dictionary<(Type, string), string> Reasons = [];

    /// <summary>Takes code that was compiled for a type from outside.</summary>
    public static void Add(Assembly assembly)
    {
        lock (Assemblies)
        {
            if (!Assemblies.Contains(assembly))
            {
                Assemblies.Add(assembly);
            }
        }
    }

    /// <summary>Remembers the reason why a recipe has no code for a type from outside.</summary>
    public static void Refuse(Type type, string recipe, string reason)
    {
        lock (Assemblies)
        {
            Reasons[(type, recipe)] = reason;
        }
    }

    /// <summary>The code of a recipe for <typeparamref name="T"/>; null if there is none.</summary>
    public static IEmitted<T>? Find<T>(string recipe)
    {
        lock (Assemblies)
        {
            Type? found = Assemblies.SelectMany(static assembly => assembly.GetTypes()).FirstOrDefault(
                type => type.IsAssignableTo(typeof(IEmitted<T>)) && type.GetCustomAttribute<EmittedAttribute>()?.Recipe == recipe);
            return found is null ? null : (IEmitted<T>)Activator.CreateInstance(found)!;
        }
    }

    /// <summary>The reason why there is no code of a recipe for <typeparamref name="T"/>.</summary>
    public static string ReasonFor<T>(string recipe)
    {
        lock (Assemblies)
        {
            return Reasons.GetValueOrDefault((typeof(T), recipe), "no code of this library has been emitted for it");
        }
    }
}
