using System.Collections.Immutable;
using SerBench.Formats.Values;
using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>Tells whether messages of a cell are the same. Some libraries copy structs as they lie in memory, with the random bytes between
/// their members. The main models have none, data sets and types of one's own may. Immutable sets and maps by hash list their items in
/// another order in each process. Of such messages, only the lengths are the same each time.</summary>
internal readonly struct MessageIdentity(ISerializer serializer, IModel model)
{
    private static readonly Type[] ByHash =
        [typeof(ImmutableHashSet<>), typeof(IImmutableSet<>), typeof(ImmutableDictionary<,>), typeof(IImmutableDictionary<,>)];

    private readonly bool _isLength = model is IOwnModel or IDataSet
        && (serializer is EmittedPeer { CopiesPadding: true } || HoldsByHash(model.Type));

    public bool AreSame(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) => _isLength ? left.Length == right.Length : left.SequenceEqual(right);

    /// <summary>A hash that the same messages have in every process.</summary>
    public string HashOf(IEnumerable<byte[]> messages) => PayloadHash.Of(_isLength ? messages.Select(message => new byte[message.Length]) : messages);

    private static bool HoldsByHash(Type root)
    {
        bool holds = false;
        ShapeCheck.Find(root, value =>
        {
            holds |= Surrogate.Holds(value, static type => type.IsGenericType && ByHash.Contains(type.GetGenericTypeDefinition()));
            return null;
        });
        return holds;
    }
}
