using System.Buffers.Binary;
using System.Security.Cryptography;

namespace SerBench.Benchmarks.Records;

/// <summary>The SHA-256 by which a process recognises the messages that another one verified.</summary>
public static class PayloadHash
{
    public static string Of(IEnumerable<byte[]> messages)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        Span<byte> length = stackalloc byte[sizeof(int)];
        foreach (byte[] message in messages)
        {
            // The length keeps apart messages of which only the boundaries differ.
            BinaryPrimitives.WriteInt32LittleEndian(length, message.Length);
            hash.AppendData(length);
            hash.AppendData(message);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }

    public static string OfOne(byte[] message) => Convert.ToHexStringLower(SHA256.HashData(message));
}
