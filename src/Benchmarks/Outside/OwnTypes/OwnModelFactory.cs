using System.Reflection;
using System.Text.Json;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Makes the model of a type that is known at run time only.</summary>
internal static class OwnModelFactory
{
    private static readonly MethodInfo Generic = typeof(OwnModelFactory).GetMethod(nameof(CreateOf), BindingFlags.Static | BindingFlags.NonPublic)!;

    /// <param name="type">The type.</param>
    /// <param name="findData">Its data, or null.</param>
    /// <param name="options">How instances are made.</param>
    public static IModel Create(Type type, IDataSource? findData, OwnTypeOptions options) => ForeignAssembly.Using(type.Assembly.Location, () =>
    {
        Reach(ValueShape.Of(type), []);
        return (IModel)Generic.MakeGenericMethod(type).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [findData, options], null)!;
    });

    private static OwnModel<T> CreateOf<T>(IDataSource? source, OwnTypeOptions options) => new(IdOf(typeof(T)), source?.Find<T>(options), options);

    // The rules that hold for a model of ours must not hold for a type that happens to have its name.
    private static string IdOf(Type type)
    {
        string id = JsonNamingPolicy.KebabCaseLower.ConvertName(type.Name);
        return ModelCatalog.BuiltIn.Find(id) is null
            ? id
            : string.Join('-', TypeFinder.NameOf(type).Split('.').Select(JsonNamingPolicy.KebabCaseLower.ConvertName).Prepend("own"));
    }

    // Looks at every type once, so that a missing dependency shows before anything else happens.
    private static void Reach(ValueShape value, HashSet<Type> seen)
    {
        if (!seen.Add(value.Type))
        {
            return;
        }

        ValueShape?[] parts = value.Kind == Kind.Object ? [.. value.Shape.Fields.Select(field => field.Value)] : [value.Item, value.Key, value.Value];
        foreach (ValueShape part in parts.OfType<ValueShape>())
        {
            Reach(part, seen);
        }
    }
}
