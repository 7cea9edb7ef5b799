namespace SerBench.Serializers;

public static class Explainers
{
    public static IExplainedSerializer? Find(Catalog catalog, ISerializer serializer) => serializer switch
    {
        IExplainedSerializer { CanExplain: true } own => own,
        IWritesFormat writer => catalog.Serializers
            .Where(candidate => candidate.Id.StartsWith(writer.FormatId + "/", StringComparison.Ordinal))
            .OfType<IExplainedSerializer>()
            .FirstOrDefault(candidate => candidate.CanExplain),
        _ => null,
    };
}
