using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Models.Cars.Xbuf2;

/// <summary>Direct access: writes cars field by field into a buffer that is used again (docs/formats/xbuf2.md, "Direct access").</summary>
public sealed class Xbuf2CarSerializer(EncodeBuffer buffer)
{
    public Xbuf2CarSerializer()
        : this(new EncodeBuffer())
    {
    }

    public EncodeBuffer Buffer => buffer;

    /// <summary>The last message that was finished.</summary>
    public ReadOnlySpan<byte> Written => buffer.Written;

    /// <summary>Starts a message in place of the one before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Xbuf2CarWriter Reset() => new(buffer);
}
