using SerBench.Formats.Ignite;

namespace SerBench.Serializers.Views;

// A view knows only type codes, so bytes count as unsigned and wider numbers as signed.
internal sealed class IgniteExpectedLeaves : ExpectedLeaves
{
    public static IgniteExpectedLeaves All { get; } = new();

    protected override byte[] Encode(string text)
    {
        byte[] bytes = new byte[IgniteText.Length(text)];
        IgniteText.Encode(text, bytes);
        return bytes;
    }

    protected override void AddLeaf(ref LeafSum sum, object value)
    {
        switch (value)
        {
            case decimal number: IgniteLeaves.Add(ref sum, number); break;
            case DateTime time: IgniteLeaves.Add(ref sum, time); break;
            case DateTimeOffset time: IgniteLeaves.Add(ref sum, time); break;
            case sbyte number: sum.Add((byte)number); break;
            case ushort number: sum.Add((short)number); break;
            case uint number: sum.Add((int)number); break;
            case Enum member: AddNumberOf(ref sum, member); break;
            default: base.AddLeaf(ref sum, value); break;
        }
    }

    // Keys and values.
    protected override long CountOf(IDictionary map) => 2L * map.Count;

    // Enums have signed codes of four and eight bytes, in which shorter enums keep their signs.
    private static void AddNumberOf(ref LeafSum sum, Enum member) =>
        sum.Add(Convert.ChangeType(member, Enum.GetUnderlyingType(member.GetType()), null) switch
        {
            uint number => (int)number,
            ulong number => (long)number,
            var number => Convert.ToInt64(number, null),
        });
}
