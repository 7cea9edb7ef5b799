using System.Buffers.Binary;
using System.Security.Cryptography;

namespace SerBench.Benchmarks.Records;

/// <summary>The name of a cell: a serializer, a model and a scenario, each by its public id.</summary>
public readonly record struct CellId(string Serializer, string Model, string Scenario)
{
    /// <summary>The seed of the values of every cell.</summary>
    public const ulong Seed = 1;

    public override string ToString() => $"{Serializer} {Model}/{Scenario}";
}

/// <summary>The parts of a serializer's id: <c>format/access:variant+suffix</c>.</summary>
/// <param name="Format">The part before the slash: a format of the grid, or <c>peer</c>, <c>floor</c>, <c>tree</c>. Without a slash, the whole id.</param>
/// <param name="Access">The part after the slash, without variant and suffix. Without a slash, empty.</param>
/// <param name="IsPlain">True if the id has neither variant nor suffix.</param>
public readonly record struct SerializerName(string Format, string Access, bool IsPlain)
{
    private static readonly char[] Marks = [':', '+'];

    public static SerializerName Parse(string id)
    {
        int slash = id.IndexOf('/');
        int mark = id.IndexOfAny(Marks);
        string plain = mark < 0 ? id : id[..mark];
        return slash < 0
            ? new SerializerName(plain, "", mark < 0)
            : new SerializerName(id[..slash], plain[(slash + 1)..], mark < 0);
    }
}

/// <summary>The sizes in bytes of a scenario's messages: one number for constant data.</summary>
public sealed record SizeRange(int Min, int Max, double Mean)
{
    /// <summary>The mean to the nearest byte: the figure of tables.</summary>
    public int Typical => (int)Math.Round(Mean, MidpointRounding.AwayFromZero);

    public static SizeRange Of(IReadOnlyList<byte[]> messages) => Of([.. messages.Select(message => message.Length)]);

    public static SizeRange Of(IReadOnlyList<int> sizes) => new(sizes.Min(), sizes.Max(), sizes.Average());
}

/// <summary>The SHA-256 over messages. A timing process checks with it that its messages are those that were verified.</summary>
public static class PayloadHash
{
    public static string Of(IEnumerable<byte[]> messages)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        Span<byte> length = stackalloc byte[sizeof(int)];
        foreach (byte[] message in messages)
        {
            // The length is part of the hash: the same bytes, divided in another way, are other messages.
            BinaryPrimitives.WriteInt32LittleEndian(length, message.Length);
            hash.AppendData(length);
            hash.AppendData(message);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }

    public static string OfOne(ReadOnlySpan<byte> message) => Convert.ToHexStringLower(SHA256.HashData(message));
}
