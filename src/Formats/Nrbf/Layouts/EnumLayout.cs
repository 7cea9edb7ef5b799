namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>An enum is written as a class with one member.</summary>
internal static class EnumLayout<TEnum>
    where TEnum : unmanaged, Enum
{
    public static readonly ClassLayout Class = new(typeof(TEnum), [new("value__", typeof(TEnum).GetEnumUnderlyingType(), 0)]);
}
