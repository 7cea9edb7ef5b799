using SerBench.Formats.Nrbf.Layouts;

namespace SerBench.Formats.Nrbf.Reading;

/// <summary>What is known of the keys of dictionaries and the items of sets.</summary>
internal static class Hashed<TKey>
{
    /// <summary>Whether a key is complete, and its hash final, as soon as it has been read: numbers, text and the like.</summary>
    public static readonly bool AreValues = IsValue(Nullable.GetUnderlyingType(typeof(TKey)) ?? typeof(TKey));

    private static bool IsValue(Type type) =>
        type == typeof(string) || type == typeof(Guid) || type == typeof(DateTimeOffset) || type.IsEnum || Primitive.Of(type) != PrimitiveCode.None;
}
