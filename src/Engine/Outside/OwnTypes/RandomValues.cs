using System.Buffers.Binary;
using SerBench.Formats.Values;

namespace SerBench.Engine.Outside.OwnTypes;

// docs/own-types.md says how a seed determines the values.
internal sealed class RandomValues(ulong seed)
{
    private const int MostItems = 8;
    private const int MostNumbers = 64;
    private const int MostValues = 10_000;
    private const int MostInAll = 250_000;

    private readonly NullabilityInfoContext _nullability = new();
    private readonly Dictionary<FieldInfo, bool> _canBeNull = [];
    private SplitMix64 _random = new(seed);
    private int _deepest = 5;
    private int _values;

    // For example Version, while the text that encodes a Version is drawn; else null.
    private ValueShape? _within;

    public int Count<T>(int most)
    {
        int count = 0;
        for (int values = 0; count < most && values < MostInAll; count++)
        {
            Next<T>();
            values += _values;
        }

        return count;
    }

    // An instance that is too large is drawn again with less depth, and so are all later instances.
    public T Next<T>()
    {
        try
        {
            while (true)
            {
                SplitMix64 start = _random;
                _values = 0;
                object? drawn = Draw(ShapeOf.Value<T>(), depth: 1);
                if (_values <= MostValues || _deepest == 1)
                {
                    return (T)drawn!;
                }

                _random = start;
                _deepest--;
            }
        }
        catch (TargetInvocationException exception)
        {
            throw new UsageException(
                $"A constructor of {TypeFinder.NameOf(typeof(T))} or of a type in it refuses values drawn at random "
                + $"({exception.GetBaseException().Message}); give values with --data.");
        }
    }

    private object? Draw(ValueShape shape, int depth)
    {
        _values++;
        if (shape.Declared is null)
        {
            return DrawCarrier(shape, depth);
        }

        _within = shape;
        object? carrier = DrawCarrier(shape, depth);
        _within = null;
        return Surrogate.Restore(shape, carrier);
    }

    private object? DrawCarrier(ValueShape shape, int depth) => shape.Kind switch
    {
        Kind.Object => DrawObject(shape, depth),
        Kind.Sequence => DrawSequence(shape, depth),
        Kind.Map => DrawMap(shape, depth),
        Kind.Unknown => null,
        Kind.String when IsWithin<Version>() => $"{_random.Next(100)}.{_random.Next(100)}.{_random.Next(10_000)}",
        Kind.Int32 when IsWithin<Rune>() => (int)RandomText.LettersAndDigits[_random.Next(RandomText.LettersAndDigits.Length)],
        Kind.UInt16 when IsWithin<Half>() => BitConverter.HalfToUInt16Bits((Half)((_random.NextDouble() - 0.5) * 2_000)),
        _ => RandomLeaf.Draw(shape, ref _random),
    };

    private bool IsWithin<T>() => IsWithin(static one => one == typeof(T));

    private bool IsWithin(Func<Type, bool> condition) => _within is not null && Surrogate.Holds(_within, condition);

    // Formats encode an abstract class as a tuple with an item for each derived class, of which one is set. The last item may be a tuple of
    // further derived classes.
    private object DrawCase(Shape type, int depth)
    {
        object made = Activator.CreateInstance(type.Type)!;
        Field one = type.Fields[_random.Next(type.Fields.Count)];
        one.Member.SetValue(made, one.Value.CanBeNull ? DrawObject(one.Value, depth) : DrawCase(one.Value.Shape, depth));
        return made;
    }

    private object? DrawObject(ValueShape shape, int depth)
    {
        Shape type = shape.Shape;
        if (IsWithin(one => one.IsAbstract && ValueShape.Of(one).Carrier == shape.Type))
        {
            return DrawCase(type, depth);
        }

        if ((depth > _deepest || _values > MostValues) && shape.CanBeNull)
        {
            return null;
        }

        if (type.Construction is not { } construction)
        {
            throw new UsageException(
                $"{TypeFinder.NameOf(type.Type)} has no constructor without parameters, "
                + "nor a public one whose parameters name its members, so no instance can be made.");
        }

        // Members are drawn in the order of declaration, not of the constructor's parameters.
        HashSet<Field> others =
            [.. type.Fields.Where(field => field.Wire.OneOf is not null).GroupBy(field => field.Wire.OneOf).SelectMany(Others)];
        object?[] values = [.. type.Fields.Select(field => others.Contains(field) ? null : DrawField(field, depth + 1))];
        object made = construction.Constructor is null
            ? Activator.CreateInstance(type.Type)!
            : construction.Constructor.Invoke([.. construction.Parameters.Select(ordinal => values[ordinal])]);
        foreach (Field field in type.Fields.Where(field => !construction.Parameters.Contains(field.Ordinal)))
        {
            if (values[field.Ordinal] is not null || field.Value.CanBeNull)
            {
                field.Member.SetValue(made, values[field.Ordinal]);
            }
        }

        return made;
    }

    private IEnumerable<Field> Others(IEnumerable<Field> members)
    {
        Field[] all = [.. members];
        Field one = all[_random.Next(all.Length)];
        return all.Where(field => field != one);
    }

    private object? DrawField(Field field, int depth)
    {
        ValueShape? within = _within;
        _within = null;
        object? drawn = CanBeNull(field) && _random.Next(4) == 0 ? null : Draw(field.Value, depth);
        _within = within;
        return drawn;
    }

    private bool CanBeNull(Field field) => _canBeNull.TryGetValue(field.Member, out bool known)
        ? known
        : _canBeNull[field.Member] = field.Value.IsNullableValue
            || (field.Value.CanBeNull && _nullability.Create(field.Member).ReadState == NullabilityState.Nullable);

    private object DrawSequence(ValueShape shape, int depth)
    {
        Type item = shape.Type.IsArray ? shape.Type.GetElementType()! : shape.Type.GetGenericArguments()[0];
        if (shape.SequenceKind == SequenceKind.Rectangular)
        {
            return DrawRectangle(shape, item, depth);
        }

        var array = Array.CreateInstance(item, DrawCount(shape.Item!, depth));
        for (int i = 0; i < array.Length; i++)
        {
            array.SetValue(DrawItem(shape.Item!, depth), i);
        }

        return shape.SequenceKind == SequenceKind.Array ? array : Activator.CreateInstance(shape.Type, array)!;
    }

    private Array DrawRectangle(ValueShape shape, Type item, int depth)
    {
        int[] lengths = [.. Enumerable.Range(0, shape.Type.GetArrayRank()).Select(_ => 1 + _random.Next(4))];
        var array = Array.CreateInstance(item, lengths);
        int[] place = new int[lengths.Length];
        for (int i = 0; i < array.Length; i++)
        {
            int rest = i;
            for (int dimension = lengths.Length - 1; dimension >= 0; dimension--)
            {
                (rest, place[dimension]) = Math.DivRem(rest, lengths[dimension]);
            }

            array.SetValue(DrawItem(shape.Item!, depth), place);
        }

        return array;
    }

    private object DrawMap(ValueShape shape, int depth)
    {
        var map = (IDictionary)Activator.CreateInstance(shape.Type)!;
        int count = DrawCount(shape.Value!, depth);
        for (int i = 0; i < count; i++)
        {
            object key = DrawItem(shape.Key!, depth)
                ?? throw new UsageException($"No key of {shape.Type} can be drawn at random; give values with --data.");
            map[key] = DrawItem(shape.Value!, depth);
        }

        return map;
    }

    private object? DrawItem(ValueShape shape, int depth) => Draw(shape, depth + 1);

    // Collections are not empty at random, because formats that equate empty and null could not be measured.
    private int DrawCount(ValueShape item, int depth) => item switch
    {
        { Kind: > Kind.String } when depth >= _deepest || _values > MostValues => 0,
        { Kind: Kind.Unknown } => 0,
        { IsFixedWidth: true } => 1 + _random.Next(MostNumbers),
        _ => 1 + _random.Next(MostItems),
    };
}

// Fractions and times look as people write them.
internal static class RandomLeaf
{
    private const int LongestText = 32;
    private const int MinutesPerSide = 14 * 60;
    private const int DaysDrawn = 20_000;

    private static readonly DateTime FirstDay = new(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    public static object Draw(ValueShape shape, ref SplitMix64 random) => shape.Kind switch
    {
        Kind.Boolean => random.NextBoolean(),
        Kind.Byte => (byte)random.NextUInt64(),
        Kind.SByte => (sbyte)random.NextUInt64(),
        Kind.Int16 => (short)Magnitude(ref random, 16),
        Kind.UInt16 => (ushort)Magnitude(ref random, 16),
        Kind.Int32 => (int)Magnitude(ref random, 32),
        Kind.UInt32 => (uint)Magnitude(ref random, 32),
        Kind.Int64 => (long)Magnitude(ref random, 64),
        Kind.UInt64 => Magnitude(ref random, 64),
        Kind.Char => RandomText.LettersAndDigits[random.Next(RandomText.LettersAndDigits.Length)],
        Kind.Single => (float)((random.NextDouble() - 0.5) * 2_000_000),
        Kind.Double => (random.NextDouble() - 0.5) * 2_000_000,
        Kind.Decimal =>
            new decimal(random.Next(100_000_000), 0, 0, random.Next(8) == 0, scale: 2) is var amount && amount == 0 ? 0.00m : amount,
        Kind.Guid => DrawGuid(ref random),
        Kind.DateTime => FirstDay.AddTicks(Ticks(ref random)),
        Kind.DateTimeOffset => new DateTimeOffset(
            FirstDay.Ticks + Ticks(ref random), TimeSpan.FromMinutes(random.Next((2 * MinutesPerSide) + 1) - MinutesPerSide)),
        Kind.TimeSpan => new TimeSpan((long)(random.NextDouble() * TimeSpan.TicksPerDay)),
        Kind.DateOnly => DateOnly.FromDateTime(FirstDay).AddDays(random.Next(DaysDrawn)),
        Kind.TimeOnly => new TimeOnly((long)(random.NextDouble() * TimeSpan.TicksPerDay)),
        Kind.Enum => DrawEnum(shape.Type, ref random),
        Kind.String => RandomText.Draw(ref random, 1 + random.Next(LongestText), RandomText.LettersAndDigits, foreign: random.Next(8) == 0),
        _ => throw new InvalidOperationException($"{shape.Kind} is no single value."),
    };

    // Small numbers are as likely as large numbers, as in most data.
    private static ulong Magnitude(ref SplitMix64 random, int bits) => random.NextUInt64() >> (64 - 1 - random.Next(bits));

    private static long Ticks(ref SplitMix64 random) => (long)(random.NextDouble() * DaysDrawn * TimeSpan.TicksPerDay);

    private static Guid DrawGuid(ref SplitMix64 random)
    {
        Span<byte> bytes = stackalloc byte[16];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, random.NextUInt64());
        BinaryPrimitives.WriteUInt64LittleEndian(bytes[8..], random.NextUInt64());
        return new Guid(bytes);
    }

    private static object DrawEnum(Type type, ref SplitMix64 random)
    {
        Array names = Enum.GetValues(type);
        return names.Length == 0 ? Activator.CreateInstance(type)! : names.GetValue(random.Next(names.Length))!;
    }
}
