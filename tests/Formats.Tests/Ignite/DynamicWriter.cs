using System.Runtime.InteropServices;

namespace SerBench.Formats.Tests.Ignite;

// Writes values of any type by their run-time types.
internal ref struct DynamicWriter(EncodeBuffer buffer, IgniteOptions options)
{
    private readonly IgniteHandles _handles = new();
    private OutputCursor _output = new(buffer);
    private IgniteDepth _depth;

    public readonly void Finish() => _output.Finish();

    public void WriteValue(object? value)
    {
        if (value is null)
        {
            PutCode(IgniteCode.Null, 0);
        }
        else if (!TryWriteScalar(value) && !TryWriteHandle(value))
        {
            WriteReference(value);
        }
    }

    private bool TryWriteScalar(object value)
    {
        byte code = TypeCodes.OfPrimitive(value.GetType());
        switch (value)
        {
            case not null when code != IgniteCode.Null:
                PutCode(code, sizeof(long));
                PutPrimitive(code, value);
                return true;
            case string text:
                WriteText(text);
                return true;
            case Guid guid:
                PutCode(IgniteCode.Guid, IgniteWidth.Guid);
                IgniteGuid.Put(ref _output, guid);
                return true;
            case decimal number:
                PutCode(IgniteCode.Decimal, IgniteWidth.Decimal);
                IgniteDecimal.Put(ref _output, number);
                return true;
            case DateTime time:
                WriteTimestamp(time);
                return true;
            case IgniteEnum one:
                PutCode(one.IsBinary ? IgniteCode.BinaryEnum : IgniteCode.Enum, IgniteWidth.Enum);
                _output.Put(options.TypeId(one.TypeName));
                _output.Put(one.Value);
                return true;
            default:
                return false;
        }
    }

    private void WriteReference(object value)
    {
        IgniteDepth outer = _depth;
        _depth = value is IgniteObject ? _depth.NextObject : _depth.NextCollection;
        if (_depth.IsTooDeep)
        {
            UnsupportedValueException.ThrowTooDeep();
        }

        switch (value)
        {
            case IgniteObject some:
                WriteObject(some);
                break;
            case IgniteArray some:
                WriteItems(some.IsEnum ? IgniteCode.EnumArray : IgniteCode.ObjectArray, options.TypeId(some.ItemTypeName), some.Items);
                break;
            case IgniteWrapped some:
                PutCode(IgniteCode.Wrapped, sizeof(int));
                _output.Put(some.Bytes.Length);
                _output.Write(some.Bytes);
                _output.Ensure(sizeof(int));
                _output.Put(some.Offset);
                break;
            case Array { Rank: > 1 } some:
                WriteRectangular(some);
                break;
            case Array some:
                WriteArray(some);
                break;
            case IDictionary some:
                WriteMap(some);
                break;
            case ICollection some:
                WriteCollection(some);
                break;
            default:
                throw new UnsupportedValueException(
                    $"Ignite has no code for a {value.GetType().Name}; describe it by an {nameof(IgniteObject)}.");
        }

        _depth = outer;
    }

    private void WriteArray(Array array)
    {
        Type item = array.GetType().GetElementType()!;
        byte code = TypeCodes.OfArray(item);
        if (code is < IgniteCode.ByteArray or > IgniteCode.BoolArray)
        {
            WriteItems(code, item == typeof(object) ? DynamicTypes.ObjectTypeId : options.TypeId(item.FullName!), array);
            return;
        }

        // In range: the items of a primitive array lie one after the other, Length of them.
        int length = Buffer.ByteLength(array);
        PutCode(code, sizeof(int));
        _output.Put(array.Length);
        _output.Write(MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetArrayDataReference(array), length));
    }

    private void WriteItems(byte code, int itemTypeId, Array items)
    {
        PutCode(code, IgniteWidth.ArrayPrefix);
        if (code is IgniteCode.ObjectArray or IgniteCode.EnumArray)
        {
            _output.Put(itemTypeId);
        }

        _output.Put(items.Length);
        WriteAll(items);
    }

    private void WriteAll(IEnumerable items)
    {
        foreach (object? item in items)
        {
            WriteValue(item);
        }
    }

    private void WriteCollection(ICollection items)
    {
        Type type = items.GetType();
        Type definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        PutCode(IgniteCode.Collection, sizeof(int) + 1);
        _output.Put(items.Count);
        _output.PutByte(definition == typeof(List<>) || definition == typeof(ArrayList) ? IgniteCollectionKind.List
            : definition == typeof(LinkedList<>) ? IgniteCollectionKind.LinkedList
            : IgniteCollectionKind.Other);
        WriteAll(items);
    }

    private void WriteMap(IDictionary map)
    {
        Type type = map.GetType();
        bool isHashed = type == typeof(Hashtable) || (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Dictionary<,>));
        PutCode(IgniteCode.Map, sizeof(int) + 1);
        _output.Put(map.Count);
        _output.PutByte(isHashed ? IgniteCollectionKind.Dictionary : IgniteCollectionKind.Other);
        IDictionaryEnumerator entries = map.GetEnumerator();
        while (entries.MoveNext())
        {
            WriteValue(entries.Key);
            WriteValue(entries.Value);
        }
    }

    private bool TryWriteHandle(object value)
    {
        int known = _handles.FindOrAdd(value, _output.Position);
        if (known < 0)
        {
            return false;
        }

        int distance = _output.Position - known;
        PutCode(IgniteCode.Handle, sizeof(int));
        _output.Put(distance);
        return true;
    }

    private void WriteObject(IgniteObject value)
    {
        int start = _output.Position;
        _output.Ensure(IgniteHeader.Length);
        _output.Advance(IgniteHeader.Length);
        bool isRegistered = options.IsRegistered(value.TypeName);
        if (!isRegistered)
        {
            WriteText(options.MappedName(value.TypeName));
        }

        int rawFromStart = _output.Position - start;
        int flags = IgniteHeader.UserType | (options.HasCompactFooter ? IgniteHeader.CompactFooter : 0);
        int[] ids = FieldIds(value, options);
        int[] offsets = new int[ids.Length];
        for (int i = 0; i < offsets.Length; i++)
        {
            offsets[i] = _output.Position - start;
            WriteValue(value.Fields[i].Value);
        }

        int rawOffset = _output.Position - start;
        foreach (object? one in value.Raw)
        {
            WriteRaw(one);
        }

        int hash = Hash31.Compute(_output.Written(start + IgniteHeader.Length));
        int schemaOffset = rawFromStart;
        if (value.Raw.Count > 0)
        {
            flags |= IgniteHeader.HasRaw;
        }

        if (ids.Length > 0)
        {
            schemaOffset = _output.Position - start;
            int offsetFlag = IgniteHeader.OffsetFlag(offsets[^1]);
            flags |= IgniteHeader.HasSchema | offsetFlag;
            WriteFooter(ids, offsets, offsetFlag);
            if (value.Raw.Count > 0)
            {
                _output.Ensure(sizeof(int));
                _output.Put(rawOffset);
            }
        }

        IgniteHeader.Put(
            ref _output, start, flags, isRegistered ? options.TypeId(value.TypeName) : 0, hash, IgniteNames.SchemaId(ids), schemaOffset);
    }

    // Writes a value of a raw object. Primitives have no code there.
    private void WriteRaw(object? value)
    {
        byte code = value is null ? IgniteCode.Null : TypeCodes.OfPrimitive(value.GetType());
        if (code == IgniteCode.Null)
        {
            WriteValue(value);
            return;
        }

        _output.Ensure(sizeof(long));
        PutPrimitive(code, value!);
    }

    private void WriteFooter(int[] ids, int[] offsets, int offsetFlag)
    {
        _output.Ensure(ids.Length * (sizeof(int) + sizeof(int)));
        for (int i = 0; i < ids.Length; i++)
        {
            if (!options.HasCompactFooter)
            {
                _output.Put(ids[i]);
            }

            _output.PutAt(_output.Position, offsets[i]);
            _output.Advance(IgniteHeader.OffsetWidth(offsetFlag));
        }
    }

    private void WriteRectangular(Array array)
    {
        int start = _output.Position;
        _output.Ensure(IgniteHeader.Length + ((2 + array.Rank) * sizeof(int)));
        _output.Advance(IgniteHeader.Length);
        Type item = array.GetType().GetElementType()!;
        _output.Put(item == typeof(object) ? DynamicTypes.ObjectTypeId : options.TypeId(item.FullName!));
        _output.Put(array.Rank);
        for (int dimension = 0; dimension < array.Rank; dimension++)
        {
            _output.Put(array.GetLength(dimension));
        }

        WriteAll(array);
        int hash = Hash31.Compute(_output.Written(start + IgniteHeader.Length));
        IgniteHeader.Put(
            ref _output, start, IgniteHeader.HasRaw, IgniteHeader.RectangularTypeId, hash, IgniteHeader.NoSchema, IgniteHeader.Length);
    }

    private static int[] FieldIds(IgniteObject value, IgniteOptions options)
    {
        int[] ids = [.. value.Fields.Select(field => options.FieldId(value.TypeName, field.Key))];
        return !ids.Contains(0) && ids.Distinct().Count() == ids.Length
            ? ids
            : throw new UnsupportedValueException($"The fields of {value.TypeName} do not have distinct ids other than 0.");
    }

    // Text, time and numbers.

    private void WriteText(string text)
    {
        int length = IgniteText.Length(text);
        PutCode(IgniteCode.String, sizeof(int));
        _output.Put(length);
        _output.Ensure(length);
        IgniteText.Encode(text, _output.Free()[..length]);
        _output.Advance(length);
    }

    private void WriteTimestamp(DateTime time)
    {
        if (time.Kind != DateTimeKind.Utc)
        {
            throw new UnsupportedValueException("A timestamp is UTC.");
        }

        PutCode(IgniteCode.Timestamp, IgniteWidth.Timestamp);
        (long milliseconds, int nanoseconds) = IgniteTime.Split(time);
        _output.Put(milliseconds);
        _output.Put(nanoseconds);
    }

    // Writes a code and makes room for it and the bytes after it.
    private void PutCode(byte code, int room)
    {
        _output.Ensure(1 + room);
        _output.PutByte(code);
    }

    // Writes a primitive without its code into ensured room.
    private void PutPrimitive(byte code, object value)
    {
        long bits = value switch
        {
            float number => BitConverter.SingleToInt32Bits(number),
            double number => BitConverter.DoubleToInt64Bits(number),
            ulong number => (long)number,
            _ => Convert.ToInt64(value),
        };

        // The first bytes are those of the number. The next value overwrites the others, for which there is room.
        _output.PutAt(_output.Position, bits);
        _output.Advance(IgniteWidth.OfNumber(code));
    }
}
