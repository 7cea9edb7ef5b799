namespace SerBench.Benchmarks.Engine.Outside.OwnTypes;

// Why a part of a document is not in the object, and the remedy, as the rest of a sentence after the path.
internal static class UnreadReason
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.IgnoreCase;

    public static string Of(Type type, string name)
    {
        MemberInfo? member = type.GetMember(name, MemberTypes.Field | MemberTypes.Property, Any).FirstOrDefault();
        return $"was not read, because {member switch
        {
            null => $"{type.Name} has no member of this name; add one",
            _ when member.IsDefined(typeof(JsonIgnoreAttribute)) =>
                $"'{member.Name}' of {type.Name} is marked [JsonIgnore]; remove the mark",
            PropertyInfo { GetMethod.IsPublic: true } =>
                $"'{member.Name}' of {type.Name} is computed, and cannot be computed here; give it a setter",
            _ => $"'{member.Name}' of {type.Name} is not public; mark it [JsonInclude]",
        }}, or remove it from the data";
    }

    public static string OfComputed(Type type, string member, string wanted, string other) =>
        $"is {wanted} in the data, but '{member}' of {type.Name} has neither a setter nor a field of its own and is {other}; "
        + "give it a setter, or remove it from the data";

    public static string OfUnheard(Type type) =>
        $"makes no difference, because the setter of {type.Name} keeps nothing of it; mend the setter, or remove it from the data";

    public static string OfItems(Type type, int wanted, int kept) =>
        $"has {wanted} items in the data, but {NameOf(type)} keeps {kept}; remove the others from the data, or use another collection";

    public static string OfItem(Type type) =>
        $"was not kept by {NameOf(type)}, which takes it for another item; remove it from the data, or use another collection";

    // System.Text.Json reads NaN and infinity as keys of a map, and cannot write them.
    public const string OfKey =
        "is a key that is no finite number, and JSON cannot be written with it; remove it from the data, or make the keys text";

    public static string OfNumber(string number, Type type, string other) => Digits.IsBeyond(other)
        ? $"is {number}, which no {type.Name} holds; write a smaller number, or \"{other}\" in quotes"
        : $"is {number}, which no {type.Name} holds: the nearest is {other}; declare a type with more digits, or write what it holds";

    private static string NameOf(Type type) => type.Name.Split('`')[0];
}
