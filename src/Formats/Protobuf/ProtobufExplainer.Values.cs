using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Protobuf;

/// <content>Values, behind their tags.</content>
internal ref partial struct ProtobufExplainer
{
    private delegate object Join(ReadOnlySpan<ulong> parts, int offset);

    private void ExplainValue(PartName name, ValueShape value)
    {
        int offset = _cursor.Input.Position;
        switch (ValueWire.Of(value))
        {
            case WireType.Varint:
                ulong bits = Varint.ReadTruncating(ref _cursor.Input);
                _cursor.Mark(PartKind.Value, name, PartText.FromBits(value, (long)bits, offset));
                break;
            case WireType.Fixed32:
                _cursor.TakeFixed(value, sizeof(float), name);
                break;
            case WireType.Fixed64:
                _cursor.TakeFixed(value, sizeof(double), name);
                break;
            default:
                int end = TakeLength(name, value.Kind == Kind.DateTime ? (object)ScaledTicks.Join([0, 0, 0], offset).ToDateTime(offset) : null);
                ExplainContent(name, value, end);
                break;
        }
    }

    private void ExplainContent(PartName name, ValueShape value, int end)
    {
        int start = _cursor.Input.Position;
        switch (value.Kind)
        {
            case Kind.String:
                _cursor.Mark(PartKind.Value, name, Text.DecodeUtf8(_cursor.Input.ReadBytes(end - start), start));
                break;
            case Kind.Sequence:
                _cursor.Mark(PartKind.Value, name, _cursor.Input.ReadBytes(end - start).ToArray());
                break;
            case Kind.Object:
                ExplainMessage(name, value.Type, end);
                break;
            case Kind.Guid:
                ExplainParts(name, ["lo", "hi"], WireType.Fixed64, end, static (parts, _) => MemoryMarshal.Read<Guid>(MemoryMarshal.AsBytes(parts)));
                break;
            case Kind.Decimal:
                ExplainParts(name, ["lo", "hi", "scale and sign"], WireType.Varint, end, static (parts, at) => BclMessages.JoinDecimal(parts, at));
                break;
            case Kind.TimeSpan:
                ExplainParts(name, ["value", "scale", "kind"], WireType.Varint, end, static (parts, at) => ScaledTicks.Join(parts, at).ToTimeSpan(at));
                break;
            case Kind.DateTime:
                ExplainParts(name, ["value", "scale", "kind"], WireType.Varint, end, static (parts, at) => ScaledTicks.Join(parts, at).ToDateTime(at));
                break;
            case Kind.DateTimeOffset:
                ExplainParts(name, ["ticks", "offset"], WireType.Varint, end, static (parts, at) => BclMessages.JoinDateTimeOffset(parts, at));
                break;
            default:
                WireFormatException.Throw(start, $"a {value.Kind}");
                break;
        }
    }

    /// <summary>Explains a value that is a message of numbers. The value as a whole is said of the first of them.</summary>
    private void ExplainParts(PartName name, string[] names, WireType wire, int end, Join join)
    {
        int start = _cursor.Input.Position;
        Span<ulong> parts = stackalloc ulong[names.Length];
        ReadParts(parts, wire, end);
        object whole = join(parts, start);
        bool isFirst = true;
        _cursor.Input.MoveTo(start);
        while (_cursor.Input.Position < end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _cursor.Input);
            if (Tag.Number(tag) > names.Length || Tag.Wire(tag) != wire)
            {
                TakeUnknown(name, tag);
                continue;
            }

            PartName detail = name.Detail(names[Tag.Number(tag) - 1]);
            MarkTag(detail);
            ProtobufFieldScan.Skip(ref _cursor.Input, tag, _depth);
            _cursor.Mark(PartKind.Value, isFirst ? name : detail, isFirst ? whole : parts[Tag.Number(tag) - 1]);
            isFirst = false;
        }
    }

    private void ReadParts(scoped Span<ulong> parts, WireType wire, int end)
    {
        parts.Clear();
        while (_cursor.Input.Position < end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _cursor.Input);
            if (Tag.Number(tag) > parts.Length || Tag.Wire(tag) != wire)
            {
                ProtobufFieldScan.Skip(ref _cursor.Input, tag, _depth);
            }
            else
            {
                parts[Tag.Number(tag) - 1] = wire == WireType.Varint ? Varint.ReadTruncating(ref _cursor.Input) : _cursor.Input.Read<ulong>();
            }
        }

        ProtobufFieldScan.ExpectEnd(ref _cursor.Input, end);
    }
}
