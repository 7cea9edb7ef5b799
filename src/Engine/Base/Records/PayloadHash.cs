using System.Buffers.Binary;
using System.Security.Cryptography;

namespace SerBench.Engine.Base.Records;

// A timing process checks by this SHA-256 that its messages are the verified messages.
public static class PayloadHash
{
    public static string Of(IEnumerable<byte[]> messages)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        Span<byte> length = stackalloc byte[sizeof(int)];
        foreach (byte[] message in messages)
        {
            BinaryPrimitives.WriteInt32LittleEndian(length, message.Length);
            hash.AppendData(length);
            hash.AppendData(message);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }

    public static string OfOne(ReadOnlySpan<byte> message) => Convert.ToHexStringLower(SHA256.HashData(message));
}
