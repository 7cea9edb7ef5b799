using System.Buffers.Binary;

namespace SerBench.Fuzz;

/// <summary>Changes inputs piece by piece, so that counts, marks and nested values are forged, repeated and exchanged as wholes. Any bytes
/// may also be a piece.</summary>
internal sealed class Mutator(Random random, int longest)
{
    private static readonly int[] Times = [2, 2, 3, 8, 60, 60, 500, 3_000, 12_000];
    private static readonly int[] Lengths = [1, 1, 1, 4, 4, 8, 12, 200];
    private static readonly int[] Numbers = [0, 1, 2, 3, 10, 64, 127, 192, 254, 255, 256, 1_000, 3_000, 7_990, 0xFFFF, 1 << 24, int.MaxValue, -1, int.MinValue];

    // The pieces seen in inputs, by purpose.
    private readonly Dictionary<string, List<byte[]>> _known = [];

    public void Learn(IReadOnlyList<Piece> pieces)
    {
        foreach (Piece piece in pieces.Where(piece => piece.Bytes.Length <= 64))
        {
            _known.TryAdd(piece.Purpose, []);
            List<byte[]> known = _known[piece.Purpose];
            known.AddRange(known.Count > 256 || known.Exists(one => one.AsSpan().SequenceEqual(piece.Bytes)) ? [] : [piece.Bytes]);
        }
    }

    public byte[] Change(Entry entry, Entry other)
    {
        List<Piece> pieces = [.. entry.Pieces];
        for (int changes = 1 + random.Next(4); changes > 0; changes--)
        {
            bool isCut = entry.Pieces.Count < 2 || random.Next(4) == 0;
            pieces = isCut ? Cut(Join(pieces)) : pieces;
            Change(pieces, isCut || other.Pieces.Count < 2 ? Cut(other.Bytes) : other.Pieces);
        }

        byte[] bytes = Join(pieces);
        return bytes.Length <= longest ? bytes : bytes[..longest];
    }

    private static byte[] Join(IEnumerable<Piece> pieces) => [.. pieces.SelectMany(piece => piece.Bytes)];

    // Cuts out some bytes, sometimes a small number: it may be a reference, and another one may make a cycle.
    private List<Piece> Cut(byte[] bytes)
    {
        int at = random.Next(bytes.Length + 1);
        int small = random.Next(4) == 0 ? bytes.AsSpan(at).IndexOf([(byte)0, (byte)0, (byte)0]) : 0;
        at = Math.Max(at, at + small - 1);
        int end = Math.Min(bytes.Length, at + (small > 0 ? 1 : Pick(Lengths)));
        return [new("any", "before", bytes[..at], IsData: true), new("any", "within", bytes[at..end], IsData: false), new("any", "after", bytes[end..], IsData: true)];
    }

    private void Change(List<Piece> pieces, IReadOnlyList<Piece> other)
    {
        int at = Find(pieces, piece => !piece.IsData);
        (Piece piece, int length) = (pieces[at], LengthOf(pieces, at));
        switch (random.Next(piece.Purpose == "open" ? 16 : 10))
        {
            case < 4:
                Piece forged = piece with { Bytes = Forge(piece) };
                int apart = random.Next(3) > 0 ? pieces.Count : 1;
                for (int i = 0; i < pieces.Count; i++)
                {
                    pieces[i] = Math.Abs(i - at) < apart && pieces[i].Class == piece.Class ? forged : pieces[i];
                }

                break;
            case 4:
                pieces.RemoveRange(at, length);
                break;
            case 5 or 6:
                pieces.Insert(at, Repeat(Join(pieces.GetRange(at, length))));
                break;
            case 7 or 8:
                pieces.RemoveRange(at, random.Next(2) * (pieces.Count - at));
                pieces.Add(Repeat(random.Next(2) == 0 ? piece.Bytes : [(byte)Pick(Numbers)]));
                break;
            default:
                int from = Find(other, one => one.Purpose == piece.Purpose);
                pieces.RemoveRange(at, random.Next(4) == 0 ? 0 : length);
                pieces.InsertRange(at, other.Skip(from).Take(LengthOf(other, from)).ToArray());
                break;
        }

        pieces.AddRange(pieces.Count == 0 ? Cut([]) : []);
    }

    private T Pick<T>(IReadOnlyList<T> all) => all[random.Next(all.Count)];

    private int Find(IReadOnlyList<Piece> pieces, Predicate<Piece> isWanted) =>
        Enumerable.Range(0, 8).Select(_ => random.Next(pieces.Count)).FirstOrDefault(at => isWanted(pieces[at]), random.Next(pieces.Count));

    // The pieces of one value: to the bracket that closes it, to the next piece of its class, or a few.
    private int LengthOf(IReadOnlyList<Piece> pieces, int at)
    {
        bool isBracket = pieces[at].Purpose == "open";
        for (int i = at, open = 0; i < pieces.Count && (isBracket || i < at + 64); i++)
        {
            open += pieces[i].Purpose == "open" ? 1 : pieces[i].Purpose == "close" ? -1 : 0;
            if (isBracket ? open == 0 : i > at && pieces[i].Class == pieces[at].Class && random.Next(2) == 0)
            {
                return isBracket ? i - at + 1 : i - at;
            }
        }

        return 1 + random.Next(Math.Min(8, pieces.Count - at));
    }

    private byte[] Forge(Piece piece)
    {
        byte[] bytes = [.. piece.Bytes];
        switch (random.Next(8))
        {
            case 0:
                Array.Fill(bytes, (byte)(random.Next(3) - 1));
                return bytes;
            case 1 or 2 when bytes.Length > 0:
                bytes[random.Next(2) * (bytes.Length - 1)] += (byte)(random.Next(3) == 0 ? 255 : 1 << random.Next(8));
                return bytes;
            case 3 or 4 when bytes.Length <= sizeof(int):
                return BitConverter.GetBytes(random.Next(2) == 0 ? random.Next(24) : Pick(Numbers))[..bytes.Length];
            default:
                return _known.GetValueOrDefault(piece.Purpose) is { Count: > 0 } known ? Pick(known) : bytes;
        }
    }

    /// <summary>Repeats bytes. Sometimes a number in them counts up from copy to copy, as the ids of objects do.</summary>
    private Piece Repeat(byte[] bytes)
    {
        byte[] copies = [.. Enumerable.Repeat(bytes, Math.Min(Pick(Times), longest / Math.Max(1, bytes.Length))).SelectMany(one => one)];
        int place = bytes.Length < sizeof(int) || random.Next(4) > 0 ? copies.Length : random.Next(bytes.Length);
        for (int number = 1_000; place + sizeof(int) <= copies.Length; place += bytes.Length)
        {
            BinaryPrimitives.WriteInt32LittleEndian(copies.AsSpan(place), number++);
        }

        return new Piece("repeated", "repeated", copies, IsData: true);
    }
}
