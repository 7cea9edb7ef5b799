using System.Collections.Immutable;
using SerBench.Formats.Values;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Cells;

// Compares only lengths if bytes differ in each process: the library copies the padding of structs, or a collection orders items by hash.
internal readonly struct MessageIdentity(ISerializer serializer, IModel model)
{
    private static readonly Type[] ByHash =
        [typeof(ImmutableHashSet<>), typeof(IImmutableSet<>), typeof(ImmutableDictionary<,>), typeof(IImmutableDictionary<,>)];

    private readonly bool _isLength =
        (serializer is EmittedPeer { CopiesPadding: true } && (model is IOwnModel or IDataSet || Holds(model.Type, IsStruct)))
        || Holds(model.Type, value => Surrogate.Holds(value, IsByHash));

    public bool AreSame(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) =>
        _isLength ? left.Length == right.Length : left.SequenceEqual(right);

    public string HashOf(IEnumerable<byte[]> messages) =>
        PayloadHash.Of(_isLength ? messages.Select(message => new byte[message.Length]) : messages);

    private static bool IsStruct(ValueShape value) => value is { Kind: Kind.Object, Type.IsValueType: true };

    private static bool IsByHash(Type type) => type.IsGenericType && ByHash.Contains(type.GetGenericTypeDefinition());

    private static bool Holds(Type root, Func<ValueShape, bool> isMeant)
    {
        bool holds = false;
        ShapeCheck.Find(root, value =>
        {
            holds |= isMeant(value);
            return null;
        });
        return holds;
    }
}
