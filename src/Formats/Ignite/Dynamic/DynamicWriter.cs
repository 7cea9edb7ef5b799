using System.Collections;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite.Dynamic;

/// <summary>Writes values by their run-time types.</summary>
internal ref partial struct DynamicWriter(EncodeBuffer buffer, IgniteOptions options)
{
    private readonly IgniteHandles _handles = new();
    private OutputCursor _output = new(buffer);
    private IgniteDepth _depth;

    public readonly void Finish() => _output.Finish();

    /// <summary>Writes a value with its code.</summary>
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
        byte code = DynamicCodes.OfPrimitive(value.GetType());
        switch (value)
        {
            case not null when code != IgniteCode.Null:
                PutCode(code, sizeof(long));
                PutPrimitive(value);
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
                throw new UnsupportedValueException($"Ignite has no code for a {value.GetType().Name}; describe it by an {nameof(IgniteObject)}.");
        }

        _depth = outer;
    }

    private void WriteArray(Array array)
    {
        Type item = array.GetType().GetElementType()!;
        byte code = DynamicCodes.OfArray(item);
        if (code is < IgniteCode.ByteArray or > IgniteCode.BoolArray)
        {
            WriteItems(code, item == typeof(object) ? DynamicCodes.ObjectTypeId : options.TypeId(item.FullName!), array);
            return;
        }

        // In range: a primitive array's items lie one after the other, Length of them.
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
}
