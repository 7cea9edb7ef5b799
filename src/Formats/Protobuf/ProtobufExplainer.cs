using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Protobuf;

/// <summary>Says what each byte of a message is. Tags lead, in whatever order they come; the shapes say what fields are called.</summary>
internal ref partial struct ProtobufExplainer
{
    private readonly MessageShape _message;
    private MarkingCursor _cursor;
    private int _depth;

    private ProtobufExplainer(MessageShape message, Anatomy anatomy)
    {
        _message = message;
        _cursor = new MarkingCursor(anatomy);
    }

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new ProtobufExplainer(message, anatomy);
        explainer.ExplainMessage(PartName.Root, message.Root.Type, anatomy.Payload.Length);
    }

    private void ExplainMessage(PartName name, Type type, int end)
    {
        if (++_depth > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            WireFormatException.ThrowTooDeep(_cursor.Input.Position);
        }

        Shape shape = _message.FieldsOf(type, FieldOrder.Declared);
        var items = new int[shape.Fields.Count];
        while (_cursor.Input.Position < end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _cursor.Input);
            Field? field = shape.Fields.FirstOrDefault(candidate => candidate.Number == Tag.Number(tag));
            if (field is null || !Fits(field.Value, Tag.Wire(tag)))
            {
                TakeUnknown(name, tag);
            }
            else
            {
                ExplainField(name.Field(field.Name), field.Value, Tag.Wire(tag), ref items[field.Ordinal]);
            }
        }

        ProtobufFieldScan.ExpectEnd(ref _cursor.Input, end);
        _depth--;
    }

    /// <summary>Explains one occurrence of a field, whose tag has been read.</summary>
    private void ExplainField(PartName name, ValueShape value, WireType wire, ref int count)
    {
        if (value.Kind == Kind.Map)
        {
            ExplainEntry(name.Item(count++), value);
        }
        else if (value.Kind != Kind.Sequence || ProtobufShapes.IsBytes(value))
        {
            MarkTag(name);
            ExplainValue(name, value);
        }
        else if (wire == ValueWire.Of(value.Item!))
        {
            PartName item = name.Item(count++);
            MarkTag(item);
            ExplainValue(item, value.Item!);
        }
        else
        {
            MarkTag(name);
            int end = TakeLength(name);
            while (_cursor.Input.Position < end)
            {
                ExplainValue(name.Item(count++), value.Item!);
            }

            ProtobufFieldScan.ExpectEnd(ref _cursor.Input, end);
        }
    }

    private void ExplainEntry(PartName name, ValueShape map)
    {
        MarkTag(name);
        int end = TakeLength(name);
        while (_cursor.Input.Position < end)
        {
            uint tag = ProtobufFieldScan.ReadTag(ref _cursor.Input);
            (PartName path, ValueShape value) = Tag.Number(tag) == MapEntry.KeyNumber ? (name.Key(), map.Key!) : (name.Value(), map.Value!);
            if (Tag.Number(tag) > MapEntry.ValueNumber || ValueWire.Of(value) != Tag.Wire(tag))
            {
                TakeUnknown(name, tag);
            }
            else
            {
                MarkTag(path);
                ExplainValue(path, value);
            }
        }

        ProtobufFieldScan.ExpectEnd(ref _cursor.Input, end);
    }

    private static bool Fits(ValueShape value, WireType wire) =>
        wire == ValueWire.Of(value) || (value.Kind == Kind.Sequence && wire == ValueWire.Of(value.Item!));

    private void MarkTag(PartName name) => _cursor.Mark(PartKind.FieldName, name.Detail("tag"));

    /// <param name="name">What has the length.</param>
    /// <param name="empty">The value that takes no bytes, where no other part could say it.</param>
    private int TakeLength(PartName name, object? empty = null)
    {
        int length = ProtobufFieldScan.ReadLength(ref _cursor.Input);
        if (length == 0 && empty is not null)
        {
            _cursor.Mark(PartKind.Value, name, empty);
        }
        else
        {
            _cursor.Mark(PartKind.Length, name.Detail("length"), length);
        }

        return _cursor.Input.Position + length;
    }

    private void TakeUnknown(PartName name, uint tag)
    {
        PartName path = name.Detail($"unknown field {Tag.Number(tag)} at {_cursor.Input.Position}");
        MarkTag(path);
        ProtobufFieldScan.Skip(ref _cursor.Input, tag, _depth);
        _cursor.Mark(PartKind.Value, path);
    }
}
