using SerBench.Serializers.Trees;

namespace SerBench.Formats.Tests.Hostile;

// The attacked serializers: all of ours that can be bound to a model, found by discovery. Libraries of others are not tested here.
internal static class HostileCases
{
    // For each format, floor and so on, the one access that is attacked most.
    public static TheoryData<string, string> Main { get; } = Rows(isMain: true);

    // The other accesses.
    public static TheoryData<string, string> Others { get; } = Rows(isMain: false);

    private static TheoryData<string, string> Rows(bool isMain)
    {
        var rows = new TheoryData<string, string>();
        foreach (IModel model in ModelCatalog.BuiltIn.Models)
        {
            ISerializer[] bound = [.. Catalog.BuiltIn.Serializers
                .Where(serializer => serializer.Family is SerializerFamily.Grid or SerializerFamily.Floor || IsOurTreeCodec(serializer))
                .Where(serializer => model.Accept(new IsBound(serializer)))];
            HashSet<string> main = [.. bound.GroupBy(FamilyOf).Select(group => group.MinBy(Preference)!.Id)];
            foreach (ISerializer serializer in bound.Where(serializer => main.Contains(serializer.Id) == isMain))
            {
                rows.Add(serializer.Id, model.Id);
            }
        }

        return rows;
    }

    private static bool IsOurTreeCodec(ISerializer serializer) =>
        serializer is TreeSerializer tree && !tree.Codec.GetType().Namespace!.Contains(".Peers.");

    // The format of a mode, so that its accesses count as one. A view and direct access are readers of their own.
    private static string FamilyOf(ISerializer serializer) =>
        !IsGeneric(serializer) || serializer.Family != SerializerFamily.Grid
            ? serializer.Id
            : serializer.Id[..serializer.Id.IndexOf('/')];

    private static bool IsGeneric(ISerializer serializer) =>
        !serializer.Id.EndsWith("/view", StringComparison.Ordinal) && !serializer.Id.EndsWith("/direct", StringComparison.Ordinal);

    private static int Preference(ISerializer serializer) => serializer.Id.EndsWith("/compiled", StringComparison.Ordinal) ? 0 : 1;

    private sealed class IsBound(ISerializer serializer) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is IObjectCodec<T> or IViewCodec<T>;
    }
}
