using SerBench.Formats.Wire.Chains;

namespace SerBench.Published.TypedLadder.Format;

internal sealed class TypedWriteStep<TLayout, T, TBinarizer>(bool isFirst) : ChainWriteStep
    where TLayout : struct, ITypedLayout
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly TypedWriteStep<TLayout, T, TBinarizer> First = new(isFirst: true);
    public static readonly TypedWriteStep<TLayout, T, TBinarizer> Next = new(isFirst: false);

    // The casts are safe, because a chain passes to a step only objects of the step's type.
    public override int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain)
    {
        var typedChain = (TypedWriteChain)chain;
        bool hasLength = TLayout.HasMarkers && !isFirst;
        int lengthAt = position + 1;
        if (hasLength)
        {
            var output = new OutputCursor(buffer, position);
            output.Ensure(2);
            output.PutByte(TypedMarker.Present);
            output.PutByte(0);
            position = output.Position;
        }

        int end = TypedObjects<TLayout>.Write<T, TBinarizer>(
            Unsafe.As<object, T>(ref value), buffer, position, nesting, typedChain, ref typedChain.Lengths);
        if (hasLength)
        {
            chain.Add(TypedCloseStep.Instance, TypedCloseStep.Instance, lengthAt);
        }

        return end;
    }
}

internal sealed class TypedCloseStep : ChainWriteStep
{
    public static readonly TypedCloseStep Instance = new();

    public override int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain)
    {
        LongLengths.Close(ref ((TypedWriteChain)chain).Lengths, buffer, from, position);
        return position;
    }
}

internal sealed class TypedNullStep : ChainWriteStep
{
    public static readonly TypedNullStep Instance = new();

    public override int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain)
    {
        var output = new OutputCursor(buffer, position);
        output.Ensure(1);
        output.PutByte(TypedMarker.Null);
        return output.Position;
    }
}

internal sealed class TypedWriteChain(LongLengths? lengths) : WriteChain
{
    private LongLengths? _lengths = lengths;

    public ref LongLengths? Lengths => ref _lengths;
}
