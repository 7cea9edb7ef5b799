using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.MessagePack;

/// <summary>Says what each byte of a message is. A header is a code and a count in one, often in one byte; it counts as a length.</summary>
internal ref partial struct MessagePackExplainer
{
    private readonly MessageShape _message;
    private readonly bool _isNamed;
    private MarkingCursor _cursor;
    private int _depth;

    private MessagePackExplainer(MessageShape message, Anatomy anatomy, bool isNamed)
    {
        _message = message;
        _isNamed = isNamed;
        _cursor = new MarkingCursor(anatomy);
    }

    public static void Explain<TStyle>(MessageShape message, Anatomy anatomy)
        where TStyle : struct, IKeyStyle
    {
        var explainer = new MessagePackExplainer(message, anatomy, TStyle.IsNamed);
        explainer.ExplainObject(PartName.Root, message.Root.Type);
        explainer._cursor.Input.ExpectEnd();
    }

    private void ExplainValue(PartName name, ValueShape value)
    {
        if (value.CanBeNull && _cursor.Input.PeekByte() == Code.Nil)
        {
            _cursor.Take<byte>(PartKind.Null, name.Detail("nil"));
            return;
        }

        switch (value.Kind)
        {
            case Kind.Object:
                ExplainObject(name, value.Type);
                break;
            case Kind.Sequence when value.Type == typeof(byte[]):
                ExplainBytes(name);
                break;
            case Kind.Sequence:
                ExplainSequence(name, value);
                break;
            case Kind.Map:
                ExplainMap(name, value);
                break;
            default:
                ExplainScalar(name, value);
                break;
        }
    }

    private void ExplainObject(PartName name, Type type)
    {
        if (++_depth > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            WireFormatException.ThrowTooDeep(_cursor.Input.Position);
        }

        Shape shape = _message.FieldsOf(type, FieldOrder.Declared);
        int count = _isNamed ? MessagePackSkip.ReadMapHeader(ref _cursor.Input) : MessagePackSkip.ReadArrayHeader(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("fields"), count);
        for (int i = 0; i < count; i++)
        {
            Field? field = _isNamed ? TakeKey(name, shape) : i < shape.Fields.Count ? shape.Fields[i] : null;
            if (field is not null)
            {
                ExplainValue(name.Field(field.Name), field.Value);
            }
            else
            {
                MessagePackSkip.Skip(ref _cursor.Input);
                _cursor.Mark(PartKind.Value, name.Detail($"unknown field {i}"));
            }
        }

        _depth--;
    }

    private Field? TakeKey(PartName name, Shape shape)
    {
        int length = MessagePackText.ReadHeader(ref _cursor.Input);
        int start = _cursor.Input.Position;
        string key = Text.DecodeUtf8(_cursor.Input.ReadBytes(length), start);
        Field? field = shape.Fields.FirstOrDefault(candidate => candidate.Name == key);
        PartName path = field is null ? name.Detail($"unknown name at {start}") : name.Field(key);
        _cursor.Input.MoveTo(start);
        _cursor.Mark(PartKind.Length, path.Detail("length of the name"), length);
        _cursor.Input.Advance(length);
        _cursor.Mark(PartKind.FieldName, path.Detail("name"), key);
        return field;
    }

    private void ExplainSequence(PartName name, ValueShape sequence)
    {
        if (sequence.SequenceKind == SequenceKind.Rectangular)
        {
            TakeLengths(name, sequence.Type.GetArrayRank());
        }

        int count = MessagePackSkip.ReadArrayHeader(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("count"), count);
        for (int i = 0; i < count; i++)
        {
            ExplainValue(name.Item(i), sequence.Item!);
        }
    }

    private void TakeLengths(PartName name, int rank)
    {
        int count = MessagePackSkip.ReadArrayHeader(ref _cursor.Input);
        if (count != rank + 1)
        {
            WireFormatException.Throw(_cursor.Input.Position, $"the lengths of {rank} dimensions and the items");
        }

        _cursor.Mark(PartKind.Length, name.Detail("lengths and items"), count);
        for (int i = 0; i < rank; i++)
        {
            _cursor.Mark(PartKind.Length, name.Detail($"length {i}"), ReadInteger());
        }
    }

    private void ExplainMap(PartName name, ValueShape map)
    {
        int count = MessagePackSkip.ReadMapHeader(ref _cursor.Input);
        _cursor.Mark(PartKind.Length, name.Detail("count"), count);
        for (int i = 0; i < count; i++)
        {
            ExplainValue(name.Item(i).Key(), map.Key!);
            ExplainValue(name.Item(i).Value(), map.Value!);
        }
    }
}
