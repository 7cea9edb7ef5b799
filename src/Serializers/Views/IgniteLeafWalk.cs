using System.Numerics;
using SerBench.Formats.Ignite.Views;
using SerBench.Formats.Ignite;

namespace SerBench.Serializers.Views;

// Each field is found by its name, and handles are followed.
// length: of the message. Damage must not make the walk longer than a few times this length.
internal ref struct IgniteLeafWalk(IgniteViewTypes types, int length)
{
    // Values behind handles are read again each time.
    private const int MostRepeated = 4;

    private LeafSum _sum;
    private long _left = (long)MostRepeated * length;
    private IgniteDepth _depth;

    public ulong Sum(IgniteView root)
    {
        AddFields(root);
        return _sum.Value;
    }

    private void AddFields(IgniteView view)
    {
        IgniteField[]? fields = types.Find(view.TypeId);
        if (fields is null)
        {
            WireFormatException.Throw(0, $"objects of known types, found type id {view.TypeId}");
        }

        IgniteDepth outer = Enter(_depth.NextObject);

        foreach (IgniteField field in fields)
        {
            Add(view[field]);
        }

        _depth = outer;
    }

    // Returns the previous level.
    private IgniteDepth Enter(IgniteDepth next)
    {
        if (next.IsTooDeep)
        {
            WireFormatException.ThrowTooDeep(0);
        }

        (IgniteDepth outer, _depth) = (_depth, next);
        return outer;
    }

    private void Add(IgniteValue value)
    {
        Spend(1);
        switch (value.Code)
        {
            case IgniteCode.Null:
                _sum.AddNull();
                break;
            case IgniteCode.Byte or IgniteCode.Short or IgniteCode.Int or IgniteCode.Long or IgniteCode.Enum:
                _sum.Add(value.GetInt64());
                break;
            case IgniteCode.Float:
                _sum.Add(value.GetSingle());
                break;
            case IgniteCode.Double:
                _sum.Add(value.GetDouble());
                break;
            case IgniteCode.Char:
                _sum.Add(value.GetChar());
                break;
            case IgniteCode.Bool:
                _sum.Add(value.GetBoolean());
                break;
            case IgniteCode.String:
                ReadOnlySpan<byte> text = value.GetText();
                Spend(text.Length);
                _sum.Add(text);
                break;
            case IgniteCode.Guid:
                _sum.Add(value.GetGuid());
                break;
            case IgniteCode.Decimal:
                IgniteLeaves.Add(ref _sum, value.GetDecimal());
                break;
            case IgniteCode.Timestamp:
                IgniteLeaves.Add(ref _sum, value.GetDateTime());
                break;
            case >= IgniteCode.ByteArray and <= IgniteCode.BoolArray:
                AddNumbers(value);
                break;
            case IgniteCode.Handle:
                Add(value.FollowHandle());
                break;
            case IgniteCode.Object:
                AddObject(value);
                break;
            default:
                AddItems(value.GetItems());
                break;
        }
    }

    private void AddObject(IgniteValue value)
    {
        IgniteView view = value.GetObject();
        if (view.TypeId == IgniteTime.DateTypeId)
        {
            IgniteLeaves.Add(ref _sum, value.GetDateTime());
        }
        else if (view.TypeId == IgniteTime.OffsetTypeId)
        {
            IgniteLeaves.Add(ref _sum, value.GetDateTimeOffset());
        }
        else
        {
            AddFields(view);
        }
    }

    private void AddItems(IgniteViewItems items)
    {
        IgniteDepth outer = Enter(_depth.NextCollection);
        _sum.Add(items.Count);
        foreach (IgniteValue item in items)
        {
            Add(item);
        }

        _depth = outer;
    }

    private void AddNumbers(IgniteValue value)
    {
        switch (value.Code)
        {
            case IgniteCode.ByteArray:
                AddWhole(value.GetNumbers<byte>());
                break;
            case IgniteCode.ShortArray:
                AddWhole(value.GetNumbers<short>());
                break;
            case IgniteCode.IntArray:
                AddWhole(value.GetNumbers<int>());
                break;
            case IgniteCode.LongArray:
                AddWhole(value.GetNumbers<long>());
                break;
            case IgniteCode.CharArray:
                AddWhole(value.GetNumbers<char>());
                break;
            case IgniteCode.BoolArray:
                AddWhole(value.GetBooleans());
                break;
            case IgniteCode.FloatArray:
                AddFloating(value.GetNumbers<float>());
                break;
            default:
                AddFloating(value.GetNumbers<double>());
                break;
        }
    }

    private void AddWhole<T>(ReadOnlySpan<T> numbers)
        where T : unmanaged, IBinaryInteger<T>
    {
        Spend(numbers.Length);
        _sum.Add(numbers.Length);
        foreach (T number in numbers)
        {
            _sum.Add(long.CreateTruncating(number));
        }
    }

    private void AddFloating<T>(ReadOnlySpan<T> numbers)
        where T : unmanaged
    {
        Spend(numbers.Length);
        _sum.Add(numbers.Length);
        foreach (T number in numbers)
        {
            if (typeof(T) == typeof(float))
            {
                _sum.Add((float)(object)number);
            }
            else
            {
                _sum.Add((double)(object)number);
            }
        }
    }

    private void Spend(int cost)
    {
        _left -= cost;
        if (_left < 0)
        {
            WireFormatException.Throw(0, $"at most {MostRepeated} times the message behind handles");
        }
    }
}

internal static class IgniteLeaves
{
    public static void Add(ref LeafSum sum, decimal value) => sum.Add(Unsafe.BitCast<decimal, Guid>(value));

    public static void Add(ref LeafSum sum, DateTime value)
    {
        sum.Add(value.Ticks);
        sum.Add((long)value.Kind);
    }

    public static void Add(ref LeafSum sum, DateTimeOffset value)
    {
        sum.Add(value.Ticks);
        sum.Add(value.Offset.Ticks);
    }
}
