using SerBench.Formats.Access.Compiled;
using SerBench.Formats.Access.Generated;

namespace SerBench.Formats.Codecs;

internal abstract class TypeCodec<T>
{
    public abstract void Encode(T value, EncodeBuffer buffer);

    public abstract T Decode(ReadOnlySpan<byte> data);

    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    [MethodImpl(Inlined)]
    public static TypeCodec<T> Of<TFormat>()
        where TFormat : IFormat => Kept<TFormat>.Codec ?? Make<TFormat>();

    [RequiresDynamicCode(TypeCodec.NeedsRuntimeCode)]
    [RequiresUnreferencedCode(TypeCodec.NeedsRuntimeCode)]
    [MethodImpl(NoInlining)]
    private static TypeCodec<T> Make<TFormat>()
        where TFormat : IFormat
    {
        if (ShapeCheck.Find(typeof(T), TFormat.Refuse) is { } refused)
        {
            throw new NotSupportedException($"{TFormat.Info.Id} cannot carry {refused}.");
        }

        Type binarizer = new GeneratedAccess().FindBinarizer(typeof(T), out _) ?? new CompiledAccess().FindBinarizer(typeof(T), out _)!;
        return Kept<TFormat>.Codec =
            (TypeCodec<T>)Activator.CreateInstance(typeof(TypeCodec<,,>).MakeGenericType(typeof(T), typeof(TFormat), binarizer))!;
    }

    private static class Kept<TFormat>
    {
        public static TypeCodec<T>? Codec;
    }
}

internal sealed class TypeCodec<T, TFormat, TBinarizer> : TypeCodec<T>
    where TFormat : IFormat
    where TBinarizer : struct, IBinarizer<T>
{
    public override void Encode(T value, EncodeBuffer buffer) => FormatCall.Encode<T, TFormat, TBinarizer>(value, buffer);

    public override T Decode(ReadOnlySpan<byte> data) => FormatCall.Decode<T, TFormat, TBinarizer>(data);
}

internal static class TypeCodec
{
    public const string NeedsRuntimeCode =
        "The code of the type is generated at run time. Name the generated binarizer of the type instead.";
}
