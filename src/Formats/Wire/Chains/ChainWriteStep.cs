using SerBench.Formats.Contracts;

namespace SerBench.Formats.Wire.Chains;

/// <summary>Writes an object that was put off.</summary>
internal abstract class ChainWriteStep
{
    /// <param name="value">The object.</param>
    /// <param name="from">The position that was given when it was put off.</param>
    /// <param name="buffer">The message.</param>
    /// <param name="position">Where to go on.</param>
    /// <param name="nesting">How deep the chain stands.</param>
    /// <param name="chain">Takes what this object puts off in its turn.</param>
    /// <returns>Where it ended.</returns>
    public abstract int Write(object value, int from, EncodeBuffer buffer, int position, NestingLevel nesting, WriteChain chain);
}
