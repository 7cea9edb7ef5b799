using SerBench.Serializers.Emission;

namespace SerBench.Engine.Outside.OwnTypes;

internal static class OwnModelFactory
{
    private static readonly MethodInfo Generic =
        typeof(OwnModelFactory).GetMethod(nameof(CreateOf), BindingFlags.Static | BindingFlags.NonPublic)!;

    public static IModel Create(Type type, IDataSource? findData, OwnTypeOptions options) =>
        ForeignAssembly.Using(type.Assembly.Location, () =>
        {
            Reach(ValueShape.Of(type), []);
            return (IModel)Generic.MakeGenericMethod(type).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [findData, options], null)!;
        });

    private static OwnModel<T> CreateOf<T>(IDataSource? source, OwnTypeOptions options) =>
        new(IdOf(typeof(T)), source?.Find<T>(options), options);

    // A user's type with the name of a built-in model gets another id, so that rules for that model do not apply.
    private static string IdOf(Type type)
    {
        string id = JsonNamingPolicy.KebabCaseLower.ConvertName(type.IsGenericType ? Emitter.StemOf(type) : type.Name);
        return ModelCatalog.BuiltIn.Find(id) is null
            ? id
            : string.Join('-', TypeFinder.NameOf(type).Split('.').Select(JsonNamingPolicy.KebabCaseLower.ConvertName).Prepend("own"));
    }

    // Visits the types of all members, so that a missing assembly fails before anything else happens.
    private static void Reach(ValueShape value, HashSet<Type> seen)
    {
        if (!seen.Add(value.Type))
        {
            return;
        }

        ValueShape?[] parts = value.Kind == Kind.Object
            ? [.. value.Shape.Fields.Select(field => field.Value)]
            : [value.Item, value.Key, value.Value];
        foreach (ValueShape part in parts.OfType<ValueShape>())
        {
            Reach(part, seen);
        }
    }
}
