using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Protobuf;

/// <content>Text and bytes.</content>
internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString(Slot slot)
    {
        uint tag = Tag.Of(NumberOf(slot), WireType.Length);
        if (HasShortTag(slot, tag, sizeof(byte)))
        {
            byte size = _input.Peek<byte>(1);
            if (size < 0x80 && size <= _end - _input.Position - 2)
            {
                string text = Text.DecodeUtf8(_input.PeekBytes(2, size), _input.Position + 2);
                _input.Advance(2 + size);
                return text;
            }
        }

        return ReadAnyString(slot);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadAnyString(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            return TRules.FoldsNullToEmpty || !slot.IsField ? string.Empty : null;
        }

        int length = ReadLength();
        int start = _input.Position;
        return Text.DecodeUtf8(_input.ReadBytes(length), start);
    }

    private byte[]? ReadBytes(Slot slot)
    {
        if (!Expect(slot, WireType.Length))
        {
            return TRules.FoldsNullToEmpty || !slot.IsField ? [] : null;
        }

        return _input.ReadBytes(ReadLength()).ToArray();
    }
}
