using SerBench.Formats.Contracts;
using SerBench.Model;
using SerBench.Serializers;
using SerBench.Serializers.Trees;

namespace SerBench.Formats.Tests.Hostile;

/// <summary>What is attacked: all of our own that can be bound to a model, found by discovery. Libraries of others are not ours to judge.</summary>
internal static class HostileCases
{
    /// <summary>Of each format, floor and so on the one access that is attacked hardest.</summary>
    public static TheoryData<string, string> Main { get; } = Rows(isMain: true);

    /// <summary>The other accesses.</summary>
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
        serializer is TreeSerializer tree && !tree.Codec.GetType().Namespace!.Contains(".Peers.", StringComparison.Ordinal);

    /// <summary>A mode's format, so that its accesses count as one; a view and direct access are readers of their own.</summary>
    private static string FamilyOf(ISerializer serializer) =>
        !IsGeneric(serializer) || serializer.Family != SerializerFamily.Grid
            ? serializer.Id
            : serializer.Id[..serializer.Id.IndexOf('/')];

    private static bool IsGeneric(ISerializer serializer) => !serializer.Id.EndsWith("/view", StringComparison.Ordinal) && !serializer.Id.EndsWith("/direct", StringComparison.Ordinal);

    private static int Preference(ISerializer serializer) => serializer.Id.EndsWith("/compiled", StringComparison.Ordinal) ? 0 : 1;

    private sealed class IsBound(ISerializer serializer) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is IObjectCodec<T> or IViewCodec<T>;
    }
}
