using System.Collections.Immutable;
using SerBench.Formats.Values;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Cells;

// Compares only lengths if bytes differ in each process: the library copies the padding of structs, or a collection orders items by hash.
internal readonly struct MessageIdentity(ISerializer serializer, IModel model)
{
    private static readonly Type[] ByHash =
        [typeof(ImmutableHashSet<>), typeof(IImmutableSet<>), typeof(ImmutableDictionary<,>), typeof(IImmutableDictionary<,>)];

    private readonly bool _isLength = model is IOwnModel or IDataSet
        && (serializer is EmittedPeer { CopiesPadding: true } || HoldsByHash(model.Type));

    public bool AreSame(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) =>
        _isLength ? left.Length == right.Length : left.SequenceEqual(right);

    public string HashOf(IEnumerable<byte[]> messages) =>
        PayloadHash.Of(_isLength ? messages.Select(message => new byte[message.Length]) : messages);

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
