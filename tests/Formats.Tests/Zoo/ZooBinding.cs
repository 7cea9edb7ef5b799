using SerBench.Formats.Contracts;
using SerBench.Serializers;

namespace SerBench.Formats.Tests.Zoo;

// Binds the pairs of the grid to types that are known only as Type.
internal static class ZooBinding
{
    // The ids of all pairs that build objects.
    public static IEnumerable<string> Pairs => Catalog.BuiltIn.Serializers
        .Where(serializer => serializer.Family == SerializerFamily.Grid && !serializer.Id.EndsWith("/view", StringComparison.Ordinal))
        .Select(serializer => serializer.Id);

    public static IEnumerable<string> PairsWith(string access) => Pairs.Where(id => id.EndsWith("/" + access, StringComparison.Ordinal));

    public static IEnumerable<string> FormatsWith(string access) => PairsWith(access).Select(id => id[..id.IndexOf('/')]);

    public static IZooPair Bind(string serializer, Type type) =>
        (IZooPair)Activator.CreateInstance(typeof(ZooPair<>).MakeGenericType(type), Catalog.BuiltIn.Find(serializer))!;
}
