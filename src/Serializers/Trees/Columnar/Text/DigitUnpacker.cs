namespace SerBench.Serializers.Trees.Columnar.Text;

internal ref struct DigitUnpacker(ReadOnlySpan<byte> packed, int digits, int offset) : ITextUnpacker
{
    private const int PrefetchDistance = 32 * DigitBlock.Bytes;

    private ReadOnlySpan<byte> _packed = packed;
    private int _blocks = digits / DigitBlock.Digits;
    private int _tail = digits % DigitBlock.Digits;

    public static int Bytes(int digits) => (digits / DigitBlock.Digits * DigitBlock.Bytes) + DigitTail.Bytes(digits % DigitBlock.Digits);

    public int Unpack(Span<byte> room)
    {
        int done = 0;
        for (; _blocks > 0 && done <= room.Length - DigitBlock.Digits; _blocks--)
        {
            PrefetchBlock();
            Unpacked(
                DigitBlock.TryUnpack(ref MemoryMarshal.GetReference(_packed), ref Unsafe.Add(ref MemoryMarshal.GetReference(room), done)));
            _packed = _packed[DigitBlock.Bytes..];
            done += DigitBlock.Digits;
        }

        if (_tail > 0 && _blocks == 0 && done <= room.Length - _tail)
        {
            Unpacked(DigitTail.TryUnpack(_packed, room.Slice(done, _tail)));
            done += _tail;
            _tail = 0;
        }

        return done;
    }

    // The processor's own prefetching stops while strings are made.
    private readonly void PrefetchBlock()
    {
        ref byte packed = ref MemoryMarshal.GetReference(_packed);
        Prefetch.Ahead(ref packed, PrefetchDistance);
        Prefetch.Ahead(ref packed, PrefetchDistance + Prefetch.LineLength);
        Prefetch.Ahead(ref packed, PrefetchDistance + (2 * Prefetch.LineLength));
    }

    private readonly void Unpacked(bool areDigits)
    {
        if (!areDigits)
        {
            WireFormatException.ThrowFault(offset, "packed digits hold a group beyond its range");
        }
    }
}
