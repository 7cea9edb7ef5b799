using System.Reflection;

namespace SerBench.Serializers.Emission;

/// <summary>Code that was emitted for one library and one type. It is not generic, so a library is called without look-ups of type arguments.</summary>
/// <typeparam name="T">The type of a message.</typeparam>
public interface IEmitted<T>
{
    /// <summary>The class on which the library works: a twin, or <typeparamref name="T"/> itself.</summary>
    Type Twin { get; }

    /// <summary>A codec that calls the library.</summary>
    /// <param name="way">The way to call it: a name from the library's recipe.</param>
    /// <param name="converts">True to time the conversion from and to the twin as well.</param>
    /// <param name="context">The object that the library needs for its calls, such as a compiled model.</param>
    IObjectCodec<T> Open(string way, bool converts, object? context);
}

/// <summary>Marks a class that implements <see cref="IEmitted{T}"/> with the recipe that wrote it.</summary>
[AttributeUsage(AttributeTargets.Class)]
public sealed class EmittedAttribute(string recipe) : Attribute
{
    /// <summary>The id of the recipe.</summary>
    public string Recipe => recipe;
}

/// <summary>Finds emitted code: that of the built-in models, and that which a run compiled for the user's type.</summary>
public static class EmittedCode
{
    private static readonly List<Assembly> Assemblies = [typeof(EmittedCode).Assembly];
    private static readonly Dictionary<string, string> Refusals = [];

    /// <summary>Takes code that was compiled for a type from outside.</summary>
    public static void Add(Assembly assembly)
    {
        lock (Assemblies)
        {
            Assemblies.Add(assembly);
        }
    }

    /// <summary>Remembers the reason why a recipe has no code for the type from outside.</summary>
    public static void Refuse(string recipe, string reason)
    {
        lock (Assemblies)
        {
            Refusals[recipe] = reason;
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

    /// <summary>The reason why there is no code of a recipe.</summary>
    public static string ReasonFor(string recipe)
    {
        lock (Assemblies)
        {
            return Refusals.GetValueOrDefault(recipe, "no code of this library has been emitted for it");
        }
    }
}
