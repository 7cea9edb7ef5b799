using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Wire;

namespace SerBench.Serializers.Formats.Protobuf;

/// <content>Text and bytes.</content>
internal ref partial struct ProtobufReader<TRules, TBinarizer>
{
    /// <summary>A call of its own: inlined, the text of a large type would use up what the JIT allows its other fields.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public string? ReadString(Slot slot)
    {
        uint tag = Tag.Of(NumberOf(slot), WireType.Length);
        if (IsInStep(slot, tag, sizeof(byte)) && _input.Peek<byte>() == tag)
        {
            byte length = _input.Peek<byte>(1);
            if (length < 0x80 && length <= _end - _input.Position - 2)
            {
                string text = Text.DecodeUtf8(_input.PeekBytes(2, length), _input.Position + 2);
                _input.Advance(2 + length);
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
