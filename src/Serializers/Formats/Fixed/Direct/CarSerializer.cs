using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Fixed;

/// <summary>Direct access: writes cars field by field into a buffer that is used again (docs/formats/fixed.md, "Direct access").</summary>
public sealed class CarSerializer(EncodeBuffer buffer)
{
    public CarSerializer()
        : this(new EncodeBuffer())
    {
    }

    public EncodeBuffer Buffer => buffer;

    /// <summary>The last message that was finished.</summary>
    public ReadOnlySpan<byte> Written => buffer.Written;

    /// <summary>Starts a message in place of the one before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public CarWriter Reset() => new(buffer);
}
