namespace SerBench.Formats.Codecs;

/// <summary>A serializer of one format, with one way of reaching fields.</summary>
public sealed class GridSerializer<TFormat>(IAccess access, Func<string, string?> publishedNames)
    : ISerializer, IGridMode, IExplainedSerializer, IHasOrigin, IStatesMemory
    where TFormat : IFormat
{
    private static readonly MethodInfo Explainer =
        typeof(Explanation).GetMethod(nameof(Explanation.OfFormat), BindingFlags.Static | BindingFlags.NonPublic)!;

    /// <inheritdoc/>
    public string Id => $"{TFormat.Info.Id}/{access.Id}{TFormat.Info.Variant}";

    /// <inheritdoc/>
    public string Title => publishedNames(Id) ?? $"{TFormat.Info.Title}, {access.Title}";

    /// <inheritdoc/>
    public SerializerFamily Family => SerializerFamily.Grid;

    /// <inheritdoc/>
    public Traits Traits => TFormat.Info.Traits;

    /// <summary>The way of reaching fields.</summary>
    public IAccess Access => access;

    /// <summary>The format.</summary>
    public FormatInfo Format => TFormat.Info;

    /// <inheritdoc/>
    public int? BytesPerByte => TFormat.Info.BytesPerByte;

    /// <summary>The assembly of the format, or of <see cref="Access"/> if the format is in this assembly.</summary>
    public Assembly Library => typeof(TFormat).Assembly != GetType().Assembly ? typeof(TFormat).Assembly : access.GetType().Assembly;

    /// <inheritdoc/>
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

    /// <inheritdoc/>
    public bool CanExplain => typeof(TFormat).IsAssignableTo(typeof(IExplainedFormat));

    /// <inheritdoc/>
    public Anatomy Explain(Type root, ReadOnlyMemory<byte> payload) => CanExplain
        ? (Anatomy)Explainer.MakeGenericMethod(typeof(TFormat), root)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [this, new MessageShape(root, access), payload], null)!
        : throw new NotSupportedException($"{TFormat.Info.Id} does not explain its bytes.");

    private static Type? ErasedCoreOf(Type binarizer)
    {
        Type core = typeof(ErasedCore<,>).MakeGenericType(typeof(TFormat), binarizer);
        return (bool)core.GetField(nameof(ErasedCore<,>.IsPossible))!.GetValue(null)! ? core : null;
    }
}

internal interface IGridMode
{
    IAccess Access { get; }
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
