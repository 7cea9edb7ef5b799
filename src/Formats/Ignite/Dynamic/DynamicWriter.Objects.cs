using SerBench.Formats.Contracts;
using SerBench.Formats.Wire;

namespace SerBench.Formats.Ignite.Dynamic;

internal ref partial struct DynamicWriter
{
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

        PutHeader(start, flags, isRegistered ? options.TypeId(value.TypeName) : 0, hash, IgniteNames.SchemaId(ids), schemaOffset);
    }

    /// <summary>Primitives have no code here.</summary>
    private void WriteRaw(object? value)
    {
        if (value is null || DynamicCodes.OfPrimitive(value.GetType()) == IgniteCode.Null)
        {
            WriteValue(value);
            return;
        }

        _output.Ensure(sizeof(long));
        PutPrimitive(value);
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
        _output.Put(item == typeof(object) ? DynamicCodes.ObjectTypeId : options.TypeId(item.FullName!));
        _output.Put(array.Rank);
        for (int dimension = 0; dimension < array.Rank; dimension++)
        {
            _output.Put(array.GetLength(dimension));
        }

        WriteAll(array);
        int hash = Hash31.Compute(_output.Written(start + IgniteHeader.Length));
        PutHeader(start, IgniteHeader.HasRaw, IgniteHeader.RectangularTypeId, hash, IgniteHeader.NoSchema, IgniteHeader.Length);
    }

    private readonly void PutHeader(int start, int flags, int typeId, int hash, int schemaId, int schemaOffset)
    {
        _output.PutAt(start, IgniteCode.Object | (IgniteHeader.Version << 8) | (flags << 16));
        _output.PutAt(start + IgniteHeader.TypeIdAt, typeId);
        _output.PutAt(start + IgniteHeader.HashAt, hash);
        _output.PutAt(start + IgniteHeader.LengthAt, _output.Position - start);
        _output.PutAt(start + IgniteHeader.SchemaIdAt, schemaId);
        _output.PutAt(start + IgniteHeader.SchemaOffsetAt, schemaOffset);
    }

    private static int[] FieldIds(IgniteObject value, IgniteOptions options)
    {
        int[] ids = [.. value.Fields.Select(field => options.FieldId(value.TypeName, field.Key))];
        return !ids.Contains(0) && ids.Distinct().Count() == ids.Length
            ? ids
            : throw new UnsupportedValueException($"The fields of {value.TypeName} do not have distinct ids other than 0.");
    }
}
