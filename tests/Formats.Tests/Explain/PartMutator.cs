namespace SerBench.Formats.Tests.Explain;

// Damages messages part by part, reproducibly. The parts come from the explanation of the messages. A count becomes the count of another
// message, a name another name. So readers come further than with damage that does not know the format.
internal sealed class PartMutator
{
    private const int MostAtOnce = 2;
    private const int SmallNumbers = 20;

    // Codes of MessagePack and Ignite, for values of all kinds.
    private static readonly byte[] Codes = [0xC0, 0xC2, 0xCA, 0xCF, 0xD3, 0xD9, 0xC4, 0x90, 0x80, 1, 4, 8, 9, 24, 30, 101, 103];

    private readonly Anatomy[] _messages;

    // The parts of each message by role, so that a single code among many values is damaged as often as the values.
    private readonly Part[][][] _parts;

    // The bytes of any message by role.
    private readonly Dictionary<string, byte[][]> _known;

    private SplitMix64 _random;

    public PartMutator(Anatomy[] messages, ulong seed)
    {
        _messages = messages;
        _random = new SplitMix64(seed);
        _parts = [.. messages.Select(message => message.Parts.GroupBy(RoleOf).Select(role => role.ToArray()).ToArray())];
        _known = messages
            .SelectMany(message => message.Parts.Select(part => (Role: RoleOf(part), Text: Convert.ToHexString(BytesOf(message, part)))))
            .Distinct()
            .GroupBy(known => known.Role)
            .ToDictionary(role => role.Key, role => role.Select(known => Convert.FromHexString(known.Text)).ToArray());
    }

    public byte[] Next(int message)
    {
        byte[] bytes = _messages[message].Payload.ToArray();
        IEnumerable<Part> chosen = Enumerable.Range(0, 1 + _random.Next(MostAtOnce))
            .Select(_ => Any(Any(_parts[message])))
            .DistinctBy(part => part.Offset);

        // Replacement goes from the end, so that earlier parts keep their places.
        foreach (Part part in chosen.OrderByDescending(part => part.Offset))
        {
            bytes = [.. bytes[..part.Offset], .. Damage(_messages[message], part), .. bytes[part.End..]];
        }

        return bytes;
    }

    // Copies of a message, each with one count or code set to zero.
    public IEnumerable<byte[]> Zeroed(int message)
    {
        foreach (Part part in _messages[message].Parts.Where(part => part.Kind is PartKind.Length or PartKind.TypeCode))
        {
            byte[] bytes = _messages[message].Payload.ToArray();
            bytes.AsSpan(part.Offset, part.Length).Clear();
            yield return bytes;
        }
    }

    // Copies of a message, each with another type for one value: another wire type in a tag, another code or number, a further tag or name.
    public IEnumerable<byte[]> Forced(int message)
    {
        Anatomy anatomy = _messages[message];
        IEnumerable<Part> parts =
            anatomy.Parts.Where(part => part.Kind is PartKind.FieldName or PartKind.TypeCode or PartKind.Length).DistinctBy(RoleOf);
        foreach (Part part in parts)
        {
            IEnumerable<byte> firsts = part.Kind == PartKind.FieldName
                ? Enumerable.Range(1, 7).Select(flip => (byte)(anatomy.Payload[part.Offset] ^ flip))
                : Codes;
            foreach (byte first in firsts)
            {
                byte[] bytes = anatomy.Payload.ToArray();
                bytes[part.Offset] = first;
                yield return bytes;
            }

            yield return [.. anatomy.Payload[..part.Offset], .. _known[RoleOf(part)][0], .. anatomy.Payload[part.Offset..]];
        }
    }

    private byte[] Damage(Anatomy message, Part part)
    {
        byte[] bytes = BytesOf(message, part);
        switch (_random.Next(8))
        {
            case 0:
                return [];
            case 1:
                return [.. bytes, .. bytes];
            case 2:
                Array.Fill(bytes, byte.MaxValue);
                return bytes;
            case 3:
                bytes[_random.Next(bytes.Length)] += (byte)(_random.Next(2) == 0 ? 1 : 255);
                return bytes;
            case 4:
                Array.Clear(bytes);
                bytes[_random.Next(2) == 0 ? 0 : ^1] = (byte)_random.Next(SmallNumbers);
                return bytes;
            default:
                return Any(_known[RoleOf(part)]);
        }
    }

    private T Any<T>(IReadOnlyList<T> some) => some[_random.Next(some.Count)];

    // The role of a part, whatever its object: its kind and the details of its name.
    private static string RoleOf(Part part)
    {
        string name = part.Name.ToString();
        return $"{part.Kind} {(name.LastIndexOf(": ", StringComparison.Ordinal) is >= 0 and var detail ? name[detail..] : string.Empty)}";
    }

    private static byte[] BytesOf(Anatomy message, Part part) => message.Payload[part.Offset..part.End].ToArray();
}
