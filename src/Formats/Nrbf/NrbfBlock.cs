using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf;

// Items that have the same layout in an array record and in memory.
internal static class NrbfBlock<TItem>
{
    public static readonly bool IsPlain = Primitive.LengthOf(Primitive.Of(typeof(TItem))) != 0;
}
