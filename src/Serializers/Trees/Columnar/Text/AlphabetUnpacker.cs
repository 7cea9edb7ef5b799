using System.Buffers.Binary;

namespace SerBench.Serializers.Trees.Columnar.Text;

internal ref struct AlphabetUnpacker : ITextUnpacker
{
    private readonly ByteTable _table;
    private readonly int _width;
    private readonly int _offset;
    private ReadOnlySpan<byte> _packed;
    private int _left;

    public AlphabetUnpacker(ReadOnlySpan<byte> text, int characters, int offset)
    {
        Alphabet alphabet = Alphabet.Read(text, offset, out _packed);
        if (text.Length != alphabet.Bytes(characters))
        {
            WireFormatException.Throw(offset, $"{alphabet.Bytes(characters)} bytes of text, not {text.Length}");
        }

        // Numbers that stand for no character get a value above all characters.
        Span<byte> table = _table;
        table.Fill(Alphabet.MostCharacters);
        alphabet.Characters.CopyTo(table);
        _width = alphabet.Width;
        _left = characters;
        _offset = offset;
    }

    public int Unpack(Span<byte> room)
    {
        int count = Math.Min(_left, room.Length / Alphabet.Group * Alphabet.Group);
        ReadOnlySpan<byte> table = _table;
        int seen = 0;
        for (int at = 0; at < count; at += Alphabet.Group)
        {
            ulong numbers = Alphabet.Part(TakeGroup(), _width);
            int some = Math.Min(Alphabet.Group, count - at);
            foreach (ref byte character in room.Slice(at, some))
            {
                character = table[(int)(numbers & (Alphabet.MostCharacters - 1))];
                seen |= character;
                numbers >>= 8;
            }

            seen |= numbers == 0 ? 0 : Alphabet.MostCharacters;
        }

        if (seen >= Alphabet.MostCharacters)
        {
            WireFormatException.Throw(_offset, "numbers that stand for characters of the alphabet, and no bits after the last");
        }

        _left -= count;
        return count;
    }

    private ulong TakeGroup()
    {
        if (_packed.Length >= sizeof(ulong))
        {
            ulong bits = BinaryPrimitives.ReadUInt64LittleEndian(_packed);
            _packed = _packed[_width..];
            return bits;
        }

        return TakeLast();
    }

    [MethodImpl(NoInlining)]
    private ulong TakeLast()
    {
        Span<byte> last = stackalloc byte[sizeof(ulong)];
        last.Clear();
        ReadOnlySpan<byte> taken = _packed[..Math.Min(_width, _packed.Length)];
        taken.CopyTo(last);
        _packed = _packed[taken.Length..];
        return MemoryMarshal.Read<ulong>(last);
    }

    [InlineArray(Alphabet.MostCharacters)]
    private struct ByteTable
    {
        private byte _first;
    }
}
