namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>The layout of an array type, whether a member has it or a list or set keeps its items in it.</summary>
internal static class ItemsLayout<TArray>
{
    public static readonly ArrayLayout Array = new(typeof(TArray));
}
