using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf;

internal static class NrbfBlock<TItem>
{
    public static readonly bool IsPlain = Primitive.LengthOf(Primitive.Of(typeof(TItem))) != 0;
}
