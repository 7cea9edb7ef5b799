namespace SerBench.Serializers.Grid;

// A serializer of one format, with one way of reaching fields.
/// <param name="publishedNames">returns the published name of a serializer's id, or null.</param>
public sealed class GridSerializer<TFormat>(IAccess access, Func<string, string?> publishedNames)
    : ISerializer, IGridMode, IExplainedSerializer, IHasOrigin, IStatesMemory
    where TFormat : IFormat
{
    private static readonly MethodInfo Explainer =
        typeof(Explanation).GetMethod(nameof(Explanation.OfFormat), BindingFlags.Static | BindingFlags.NonPublic)!;

    public string Id => $"{TFormat.Info.Id}/{access.Id}{TFormat.Info.Variant}";

    public string Title => publishedNames(Id) ?? $"{TFormat.Info.Title}, {access.Title}";

    public SerializerFamily Family => SerializerFamily.Grid;

    public Traits Traits => TFormat.Info.Traits;

    public IAccess Access => access;

    public FormatInfo Format => TFormat.Info;

    public int? BytesPerByte => TFormat.Info.BytesPerByte;

    // The assembly of the format, or of the access if the format is in the package.
    public Assembly Library => typeof(TFormat).Assembly != typeof(IFormat).Assembly ? typeof(TFormat).Assembly : access.GetType().Assembly;

    public Binding<T> Bind<T>()
    {
        if (ShapeCheck.Find(typeof(T), TFormat.Refuse) is { } refused)
        {
            return refused;
        }

        Type? binarizer = access.FindBinarizer(typeof(T), out string? reason);
        if (binarizer is null)
        {
            return new Unsupported(typeof(T).Name, reason!);
        }

        if (!typeof(T).IsValueType && ErasedCoreOf(binarizer) is { } erased)
        {
            return Binding<T>.To((ICodec<T>)Activator.CreateInstance(typeof(ErasedCodec<,>).MakeGenericType(typeof(T), erased))!);
        }

        Type core = typeof(FormatCore<,,>).MakeGenericType(typeof(T), typeof(TFormat), binarizer);
        Type codec = typeof(ObjectCodec<,>).MakeGenericType(typeof(T), core);
        return Binding<T>.To((ICodec<T>)Activator.CreateInstance(codec, Activator.CreateInstance(core))!);
    }

    public bool CanExplain => typeof(TFormat).IsAssignableTo(typeof(IExplainedFormat));

    public Anatomy Explain(Type root, ReadOnlyMemory<byte> payload) => CanExplain
        ? (Anatomy)Explainer.MakeGenericMethod(typeof(TFormat), root)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [this, new MessageShape(root, access), payload], null)!
        : throw new NotSupportedException($"{TFormat.Info.Id} does not explain its bytes.");

    private static Type? ErasedCoreOf(Type binarizer)
    {
        Type call = typeof(ErasedCall<,>).MakeGenericType(typeof(TFormat), binarizer);
        return (bool)call.GetField(nameof(ErasedCall<,>.IsPossible))!.GetValue(null)!
            ? typeof(ErasedCore<,>).MakeGenericType(typeof(TFormat), binarizer)
            : null;
    }
}

public interface IGridMode
{
    IAccess Access { get; }

    FormatInfo Format { get; }
}

internal static class Explanation
{
    internal static Anatomy OfFormat<TFormat, T>(ISerializer reader, MessageShape message, ReadOnlyMemory<byte> payload)
        where TFormat : IExplainedFormat
    {
        // Explain assumes a valid message, so the message is decoded first.
        IObjectCodec<T> codec = reader.Bind<T>().Codec as IObjectCodec<T>
            ?? throw WireFormatException.OfFault(0, $"{reader.Id} does not carry {typeof(T).Name}");
        codec.Decode(payload.ToArray());
        var anatomy = new Anatomy(payload);
        TFormat.Explain(message, anatomy);
        return anatomy.Complete();
    }
}
