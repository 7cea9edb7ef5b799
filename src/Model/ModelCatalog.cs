using System.Reflection;

namespace SerBench.Model;

/// <summary>The models of an assembly, found by their type. There is no list to register a model in.</summary>
public sealed class ModelCatalog
{
    private readonly Dictionary<string, IModel> _byId;

    private ModelCatalog(IEnumerable<IModel> models)
    {
        Models = [.. models.OrderBy(model => model.Id, StringComparer.Ordinal)];
        _byId = Models.ToDictionary(model => model.Id, StringComparer.Ordinal);
    }

    /// <summary>The models of this assembly.</summary>
    public static ModelCatalog BuiltIn { get; } = Of(typeof(ModelCatalog).Assembly);

    /// <summary>All models, sorted by id.</summary>
    public IReadOnlyList<IModel> Models { get; }

    /// <summary>Makes one of each public model class of <paramref name="assembly"/>, by its parameterless constructor.</summary>
    public static ModelCatalog Of(Assembly assembly) =>
        new(assembly.GetExportedTypes()
            .Where(type => !type.IsAbstract && !type.ContainsGenericParameters && type.IsAssignableTo(typeof(IModel)))
            .Select(type => (IModel)Activator.CreateInstance(type)!));

    /// <summary>A catalog of some models.</summary>
    public static ModelCatalog Of(params IEnumerable<IModel> models) => new(models);

    public IModel? Find(string id) => _byId.GetValueOrDefault(id);
}
