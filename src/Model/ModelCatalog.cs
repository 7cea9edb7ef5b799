using System.Reflection;

namespace SerBench.Model;

public sealed class ModelCatalog
{
    private readonly Dictionary<string, IModel> _byId;

    private ModelCatalog(IEnumerable<IModel> models)
    {
        IModel[] all = [.. models.OrderBy(model => model.Id, StringComparer.Ordinal)];
        Models = [.. all.Where(model => model is not IDataSet)];
        DataSets = [.. all.OfType<IDataSet>()];
        _byId = all.ToDictionary(model => model.Id);
    }

    public static ModelCatalog BuiltIn { get; } = Of(typeof(ModelCatalog).Assembly);

    public IReadOnlyList<IModel> Models { get; }

    public IReadOnlyList<IDataSet> DataSets { get; }

    public static ModelCatalog Of(Assembly assembly) =>
        new(assembly.GetExportedTypes()
            .Where(type => !type.IsAbstract && !type.ContainsGenericParameters && type.IsAssignableTo(typeof(IModel)))
            .Select(type => (IModel)Activator.CreateInstance(type)!));

    public static ModelCatalog Of(params IEnumerable<IModel> models) => new(models);

    public IModel? Find(string id) => _byId.GetValueOrDefault(id);
}
