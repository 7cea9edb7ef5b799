namespace SerBench.Formats.Wire.Chains;

/// <summary>Fills an object that was put off, and answers where it ended.</summary>
internal abstract class ChainReadStep
{
    public abstract int Read(object target, ReadOnlySpan<byte> data, int position, NestingLevel nesting, ReadChain chain);
}
