using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary>Direct access: writes cars field by field into a buffer that is used again (docs/formats/fixed.md, "Direct access").</summary>
public sealed class FixedCarSerializer(EncodeBuffer buffer)
{
    public FixedCarSerializer()
        : this(new EncodeBuffer())
    {
    }

    public EncodeBuffer Buffer => buffer;

    /// <summary>The last message that was finished.</summary>
    public ReadOnlySpan<byte> Written => buffer.Written;

    /// <summary>Starts a message in place of the one before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedCarWriter Reset() => new(buffer);
}
