using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite;

/// <summary>Says what each byte of a message is. The codes in the data lead, the shapes say what fields are called.</summary>
internal ref partial struct IgniteExplainer
{
    private readonly MessageShape _message;
    private readonly Anatomy _anatomy;
    private MarkingCursor _cursor;
    private int _depth;

    private IgniteExplainer(MessageShape message, Anatomy anatomy)
    {
        _message = message;
        _anatomy = anatomy;
        _cursor = new MarkingCursor(anatomy);
    }

    public static void Explain(MessageShape message, Anatomy anatomy)
    {
        var explainer = new IgniteExplainer(message, anatomy);
        explainer.ExplainObject(PartName.Root, message.FieldsOf(message.Root.Type, FieldOrder.ByName));
        explainer._cursor.Input.ExpectEnd();
    }

    private void ExplainObject(PartName name, Shape shape)
    {
        if (++_depth > Limits.MaxDepth || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            WireFormatException.ThrowTooDeep(_cursor.Input.Position);
        }

        IgniteObjectHeader header = TakeHeader(name);
        Field[] fields = FieldsOf(header, shape);
        foreach (Field field in fields)
        {
            PartName path = name.Field(field.Name);
            if (!header.HasSchema && !field.Value.IsNullableValue && RawWidth(field.Value) is int width)
            {
                _cursor.TakeFixed(field.Value, width, path);
            }
            else
            {
                ExplainValue(path, field.Value);
            }
        }

        ExpectAt(header.FieldsEnd, "the end of the fields");
        if (header.HasSchema)
        {
            TakeFooter(header, name, fields);
        }

        ExpectAt(header.End, "the end of the object");
        _depth--;
    }

    private IgniteObjectHeader TakeHeader(PartName name)
    {
        IgniteObjectHeader header = IgniteObjectHeader.Read(_anatomy.Payload, _cursor.Input.Position);
        if (header.HasSchema && header.HasRaw)
        {
            WireFormatException.Throw(header.Start + IgniteHeader.FlagsAt, "named fields or raw ones, not both");
        }

        _cursor.Take<byte>(PartKind.TypeCode, name.Detail("object"));
        _cursor.Take<byte>(PartKind.Header, name.Detail("version"));
        _cursor.Take<ushort>(PartKind.Header, name.Detail("flags"));
        _cursor.Take<int>(PartKind.Header, name.Detail("type id"));
        _cursor.Take<int>(PartKind.Checksum, name.Detail("hash"));
        _cursor.Take<int>(PartKind.Length, name.Detail("length"));
        _cursor.Take<int>(PartKind.Header, name.Detail("schema id"));
        _cursor.Take<int>(PartKind.Header, name.Detail(header.HasSchema ? "footer at" : "raw part at"));
        return header;
    }

    /// <summary>The fields in the order of the data: a full footer names them, for any other the schema must be that of the type.</summary>
    private readonly Field[] FieldsOf(IgniteObjectHeader header, Shape shape)
    {
        if (header.HasSchema && !header.IsCompact)
        {
            var fields = new Field[header.FieldCount];
            for (int i = 0; i < fields.Length; i++)
            {
                int id = header.FieldId(_anatomy.Payload, i);
                fields[i] = shape.Fields.FirstOrDefault(field => IgniteNames.Hash(field.Name) == id)
                    ?? throw new WireFormatException(header.Start + header.SchemaOffset, $"the id of a field of {shape.Type.Name}");
            }

            return fields;
        }

        int[] ids = [.. shape.Fields.Select(field => IgniteNames.Hash(field.Name))];
        int schemaId = header.HasSchema || ids.Length == 0 ? IgniteNames.SchemaId(ids) : IgniteHeader.NoSchema;
        if (header.SchemaId != schemaId || header.FieldCount != (header.HasSchema ? ids.Length : 0))
        {
            WireFormatException.Throw(header.Start + IgniteHeader.SchemaIdAt, $"the schema of {shape.Type.Name}");
        }

        return [.. shape.Fields];
    }

    private void TakeFooter(IgniteObjectHeader header, PartName name, Field[] fields)
    {
        foreach (Field field in fields)
        {
            PartName path = name.Field(field.Name);
            if (!header.IsCompact)
            {
                _cursor.Take<int>(PartKind.FieldName, path.Detail("id"));
            }

            switch (IgniteHeader.OffsetWidth(header.Flags))
            {
                case 1:
                    _cursor.Take<byte>(PartKind.Footer, path.Detail("offset"));
                    break;
                case 2:
                    _cursor.Take<ushort>(PartKind.Footer, path.Detail("offset"));
                    break;
                default:
                    _cursor.Take<int>(PartKind.Footer, path.Detail("offset"));
                    break;
            }
        }
    }

    private readonly void ExpectAt(int position, string what)
    {
        if (_cursor.Input.Position != position)
        {
            WireFormatException.Throw(_cursor.Input.Position, $"{what} at byte {position}");
        }
    }

    /// <summary>The width of what has no code in a raw object; null for what has one there too.</summary>
    private static int? RawWidth(ValueShape value) => value.Kind switch
    {
        Kind.Boolean or Kind.Byte or Kind.SByte => 1,
        Kind.Int16 or Kind.UInt16 or Kind.Char => 2,
        Kind.Int32 or Kind.UInt32 or Kind.Single or Kind.DateOnly => 4,
        Kind.Int64 or Kind.UInt64 or Kind.Double or Kind.TimeSpan or Kind.TimeOnly => 8,
        Kind.Enum when IsLong(value.Type) => 8,
        _ => null,
    };

    private static bool IsLong(Type enumType) => Type.GetTypeCode(enumType) is TypeCode.Int64 or TypeCode.UInt64;
}
