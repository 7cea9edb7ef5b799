using System.Reflection;

namespace SerBench.Formats.Codecs;

/// <summary>A mode: one format by one access.</summary>
/// <param name="access">How fields are reached.</param>
/// <param name="publishedNames">Gives the published name of a mode by its id; null for most modes.</param>
public sealed class GridSerializer<TFormat>(IAccess access, Func<string, string?> publishedNames) : ISerializer, IGridMode, IExplainedSerializer, IHasOrigin, IStatesMemory
    where TFormat : IFormat
{
    private static readonly MethodInfo? Explainer = typeof(TFormat).IsAssignableTo(typeof(IExplainedFormat))
        ? typeof(Explanation).GetMethod(nameof(Explanation.OfFormat), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(typeof(TFormat))
        : null;

    /// <inheritdoc/>
    public string Id => $"{TFormat.Info.Id}/{access.Id}{TFormat.Info.Variant}";

    /// <inheritdoc/>
    public string Title => publishedNames(Id) ?? $"{TFormat.Info.Title}, {access.Title}";

    /// <inheritdoc/>
    public SerializerFamily Family => SerializerFamily.Grid;

    /// <inheritdoc/>
    public Traits Traits => TFormat.Info.Traits;

    /// <summary>The access of the mode.</summary>
    public IAccess Access => access;

    /// <summary>The facts of the format of the mode.</summary>
    public FormatInfo Format => TFormat.Info;

    /// <inheritdoc/>
    public int? BytesPerByte => TFormat.Info.BytesPerByte;

    /// <summary>The assembly of the plugged-in half, if the format or the access comes from elsewhere; else this assembly.</summary>
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
    public bool CanExplain => Explainer is not null;

    /// <inheritdoc/>
    public Anatomy Explain(Type root, ReadOnlyMemory<byte> payload) => Explainer is null
        ? throw new NotSupportedException($"{TFormat.Info.Id} does not explain its bytes.")
        : (Anatomy)Explainer.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [new MessageShape(root, access), payload], null)!;

    private static Type? ErasedCoreOf(Type binarizer)
    {
        Type core = typeof(ErasedCore<,>).MakeGenericType(typeof(TFormat), binarizer);
        return (bool)core.GetField(nameof(ErasedCore<,>.IsPossible))!.GetValue(null)! ? core : null;
    }
}

/// <summary>A mode whose format is known only at run time.</summary>
internal interface IGridMode
{
    IAccess Access { get; }
}

/// <summary>Runs the explainer of a format over one message.</summary>
internal static class Explanation
{
    internal static Anatomy OfFormat<TFormat>(MessageShape message, ReadOnlyMemory<byte> payload)
        where TFormat : IExplainedFormat
    {
        var anatomy = new Anatomy(payload);
        TFormat.Explain(message, anatomy);
        return anatomy.Complete();
    }
}
