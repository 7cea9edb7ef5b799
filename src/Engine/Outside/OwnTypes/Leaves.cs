namespace SerBench.Engine.Outside.OwnTypes;

// Compares bit by bit: NaN equals itself, 0.0 differs from -0.0, 1.0m from 1.00m, local from UTC time.
internal static class Leaves
{
    public static bool Same(object left, object right) => (left, right) switch
    {
        (double a, double b) => BitConverter.DoubleToUInt64Bits(a) == BitConverter.DoubleToUInt64Bits(b),
        (float a, float b) => BitConverter.SingleToUInt32Bits(a) == BitConverter.SingleToUInt32Bits(b),
        (decimal a, decimal b) => decimal.GetBits(a).AsSpan().SequenceEqual(decimal.GetBits(b)),
        (DateTime a, DateTime b) => a.Ticks == b.Ticks && a.Kind == b.Kind,
        (DateTimeOffset a, DateTimeOffset b) => a.EqualsExact(b),
        _ => left.Equals(right),
    };

    public static void Touch(object value, ref TouchSum sum)
    {
        switch (value)
        {
            case string text:
                sum.Add(text);
                break;
            case double number:
                sum.Add(number);
                break;
            case float number:
                sum.Add(number);
                break;
            case Guid guid:
                sum.Add(guid);
                break;
            case decimal number:
                foreach (int part in decimal.GetBits(number))
                {
                    sum.Add(part);
                }

                break;
            case DateTime time:
                sum.Add(time.Ticks);
                sum.Add((int)time.Kind);
                break;
            case DateTimeOffset time:
                sum.Add(time.Ticks);
                sum.Add(time.Offset.Ticks);
                break;
            case TimeSpan span:
                sum.Add(span.Ticks);
                break;
            case DateOnly date:
                sum.Add(date.DayNumber);
                break;
            case TimeOnly time:
                sum.Add(time.Ticks);
                break;
            case ulong number:
                sum.Add(number);
                break;
            case Enum name:
                Touch(Convert.ChangeType(name, name.GetTypeCode()), ref sum);
                break;
            case IConvertible number:
                sum.Add(number.ToInt64(null));
                break;
            default:
                sum.Add(value.ToString());
                break;
        }
    }

    public static bool TryGetBytes(Array array, out ReadOnlySpan<byte> bytes)
    {
        bool isPrimitive = array.GetType().GetElementType()!.IsPrimitive;
        bytes = isPrimitive
            ? MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetArrayDataReference(array), Buffer.ByteLength(array))
            : default;
        return isPrimitive;
    }
}
