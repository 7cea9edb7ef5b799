namespace SerBench.Engine.Outside.OwnTypes;

internal static class UnreadReason
{
    public static string OfMember(Type type) =>
        $"was not read, because {type.Name} shows no member of this name; add one with a getter and a setter, or remove it from the data";

    public static string OfComputed(string wanted, string other) =>
        $"is {wanted} in the data, but computed, and is {other}; give the member a setter, or remove it from the data";

    public static string OfItems(Type type, int wanted, int kept) =>
        $"has {wanted} items in the data, but {NameOf(type)} keeps {kept}; remove the others from the data, or use another collection";

    public static string OfItem(Type type) =>
        $"was not kept by {NameOf(type)}, which takes it for another item; remove it from the data, or use another collection";

    public static string OfNumber(string number, Type type, string other) => Digits.IsBeyond(other)
        ? $"is {number}, which no {type.Name} holds; write a smaller number, or \"{other}\" in quotes"
        : $"is {number}, which no {type.Name} holds: the nearest is {other}; declare a type with more digits, or write what it holds";

    private static string NameOf(Type type) => type.Name.Split('`')[0];
}
