using System.Buffers;
using System.Text;

namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>Tells objects of a class from dictionaries: objects whose names are data, and whose values are alike.</summary>
internal static class Dictionaries
{
    // Fewer names may be the optional members of a class.
    private const int ManyNames = 20;

    // So many names in one object are seldom those of a class.
    private const int MostOfClass = 100;

    // The share of the values that must be alike.
    private const double Alike = 0.8;

    private static readonly SearchValues<char> SignsOfKeys = SearchValues.Create("/:@#?&=|\\");

    /// <summary>True if the names are many and differ from object to object, or do not look like names of members, and the values are alike.</summary>
    /// <param name="facts">The objects.</param>
    /// <param name="mostOfClass">The most names that one object alone may have as a class.</param>
    public static bool IsOne(ObjectFacts facts, int mostOfClass = MostOfClass)
    {
        int names = facts.Members.Count;
        double filled = (double)facts.Members.Values.Sum(member => member.Count) / (names * facts.Count);
        return AreAlike(facts)
            && ((names >= ManyNames && filled < 0.5) || (names >= mostOfClass && facts.Count == 1) || (names > 2 && facts.Members.Keys.Count(IsData) >= Alike * names));
    }

    /// <summary>Makes dictionaries of all objects below a place that are dictionaries.</summary>
    public static void MakeAll(Place place)
    {
        foreach (Place inner in place.Inner)
        {
            MakeAll(inner);
            if (inner.Objects is { Values: null, Members.Count: > 0 } facts && IsOne(facts))
            {
                facts.MakeDictionary(inner);
            }
        }
    }

    // Most values are of one kind. Objects have most of their members in common.
    private static bool AreAlike(ObjectFacts facts)
    {
        Place[] places = [.. facts.Members.Values.Select(member => member.Place).Where(place => place.Count > 0)];
        if (places.Length == 0)
        {
            return true;
        }

        IGrouping<ValueKind, Place> main = places.GroupBy(place => place.MainKind!.Value).MaxBy(group => group.Count())!;
        ObjectFacts[] objects = [.. main.Select(place => place.Objects).OfType<ObjectFacts>()];
        int different = objects.SelectMany(one => one.Members.Keys).Distinct(StringComparer.OrdinalIgnoreCase).Count();
        return main.Count() >= Alike * places.Length
            && (main.Key != ValueKind.Object || objects.Sum(one => one.Members.Count) * 2 >= different * objects.Length);
    }

    // Names of members begin with a letter and have none of the signs of keys: numbers, Guids, dates, paths and addresses.
    private static bool IsData(string name) =>
        name.Length == 0 || Guid.TryParse(name, out _) || !(Rune.IsLetter(Rune.GetRuneAt(name, 0)) || name[0] is '_' or '$' or '@') || name.AsSpan(1).ContainsAny(SignsOfKeys);
}
