using SerBench.Formats.Compression;
using SerBench.Serializers.Compressed;
using ZstdSharp;

namespace SerBench.Serializers.Peers.ZstdSharpPort;

public class ZstdCompressor : ICompressor, IHasOrigin
{
    // If the stated length is within either limit, its memory is allocated before unpacking. Otherwise memory grows with the output.
    private const int MaxTrustedLength = 1 << 20;
    private const int BelievedExpansion = 255;

    // A frame may ask for a window of any size. Readers should take 8 MiB (RFC 8878).
    private const int LargestWindowLog = 23;

    private readonly ThreadLocal<(Compressor Compressor, Decompressor Decompressor)> _contexts;

    public ZstdCompressor()
        : this([])
    {
    }

    private protected ZstdCompressor(byte[] dictionary) => _contexts = new(() =>
    {
        (Compressor compressor, Decompressor decompressor) = (new Compressor(), new Decompressor());
        decompressor.SetParameter(ZstdSharp.Unsafe.ZSTD_dParameter.ZSTD_d_windowLogMax, LargestWindowLog);
        if (dictionary.Length > 0)
        {
            compressor.LoadDictionary(dictionary);
            decompressor.LoadDictionary(dictionary);
        }

        return (compressor, decompressor);
    });

    public virtual string Id => "zstd";

    public virtual bool HasColumn => true;

    public Assembly Library => typeof(Compressor).Assembly;

    public void Compress(ReadOnlySpan<byte> plain, EncodeBuffer target) =>
        target.Length += _contexts.Value.Compressor.Wrap(plain, target.Room(Compressor.GetCompressBound(plain.Length)));

    public void Decompress(ArraySegment<byte> message, int start, int plainLength, EncodeBuffer plain)
    {
        ArraySegment<byte> frame = message[start..];
        plain.Length = 0;
        try
        {
            plain.Length = plainLength <= Math.Max(MaxTrustedLength, (long)BelievedExpansion * frame.Count)
                ? _contexts.Value.Decompressor.Unwrap(frame, plain.Room(plainLength)[..plainLength])
                : Unwrap(frame, plainLength, plain);
        }
        catch (ZstdException damage)
        {
            throw WireFormatException.OfFault(start, $"the Zstandard frame is damaged ({damage.Message})", damage);
        }

        if (plain.Length != plainLength)
        {
            WireFormatException.ThrowFault(start, $"the Zstandard frame holds {plain.Length} of {plainLength} bytes");
        }
    }

    private int Unwrap(ReadOnlySpan<byte> frame, int plainLength, EncodeBuffer plain)
    {
        Decompressor decompressor = _contexts.Value.Decompressor;
        decompressor.ResetStream();
        OperationStatus status = OperationStatus.DestinationTooSmall;
        while (status != OperationStatus.Done && plain.Length < plainLength)
        {
            status = decompressor.UnwrapStream(frame, plain.RoomUpTo(plainLength), out int taken, out int written);
            plain.Length += written;
            frame = frame[taken..];
            if (taken == 0 && written == 0)
            {
                break;
            }
        }

        return status == OperationStatus.Done && frame.IsEmpty ? plain.Length : -1;
    }
}

public sealed class ZstdDictionaryCompressor : ZstdCompressor, ILearningCompressor
{
    // The default of the library's trainer.
    private const int LongestDictionary = 112_640;

    public ZstdDictionaryCompressor()
    {
    }

    private ZstdDictionaryCompressor(byte[] dictionary)
        : base(dictionary) => DictionaryLength = dictionary.Length;

    public override string Id => "zstd-dict";

    public override bool HasColumn => false;

    public int DictionaryLength { get; }

    public ILearningCompressor? Learn(IReadOnlyList<byte[]> messages)
    {
        try
        {
            return new ZstdDictionaryCompressor(DictBuilder.TrainFromBuffer(messages, LongestDictionary));
        }
        catch (ZstdException)
        {
            return null;
        }
    }
}
