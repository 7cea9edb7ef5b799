using SerBench.Formats.Wire.Chains;

namespace SerBench.Formats.Typed;

/// <summary>A chain whose objects share the lengths that are inserted at the end.</summary>
internal sealed class TypedWriteChain(LongLengths? lengths) : WriteChain
{
    private LongLengths? _lengths = lengths;

    public ref LongLengths? Lengths => ref _lengths;
}
