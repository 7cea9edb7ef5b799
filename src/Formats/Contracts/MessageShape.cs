namespace SerBench.Formats.Contracts;

/// <summary>The types in a message to explain.</summary>
/// <param name="root">The type of the root.</param>
/// <param name="access">The access (way of reaching fields) that wrote the message; null for the order of fields that the format
/// prefers.</param>
public sealed class MessageShape(Type root, IAccess? access = null)
{
    private static readonly MethodInfo Ask =
        typeof(MessageShape).GetMethod(nameof(AskWitness), BindingFlags.Static | BindingFlags.NonPublic)!;

    private readonly Dictionary<(Type, FieldOrder), Shape> _known = [];

    /// <summary>The shape of the root.</summary>
    public ValueShape Root { get; } = TypeReader.ValueOf(root);

    /// <summary>The fields of a type in the order of the message.</summary>
    public Shape FieldsOf(Type type, FieldOrder preferred)
    {
        if (!_known.TryGetValue((type, preferred), out Shape? shape))
        {
            Type? witness = access?.FindBinarizer(type, out _);
            shape = witness is null
                ? Shape.Of(type, preferred)
                : (Shape)Ask.MakeGenericMethod(witness).Invoke(null, [preferred])!;
            _known.Add((type, preferred), shape);
        }

        return shape;
    }

    private static Shape AskWitness<TWitness>(FieldOrder preferred)
        where TWitness : struct, IWitness => TWitness.GetShape(preferred);
}
