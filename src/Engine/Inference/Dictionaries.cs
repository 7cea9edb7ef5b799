using System.Buffers;

namespace SerBench.Engine.Inference;

// Finds JSON objects that are dictionaries: their names are data, and their values are alike.
internal static class Dictionaries
{
    // Objects with fewer names may be classes with optional members.
    private const int ManyNames = 20;

    // A single object with this many names is a dictionary. Fewer names suffice if their values are similar objects.
    private const int ManyInOne = 100;
    private const int SeveralInOne = 10;

    // If this many objects have nearly all members, the objects are of a class.
    private const int ManyObjects = 3;
    private const double NearlyAll = 0.9;

    private const double Alike = 0.8;

    private const double Common = 0.1;

    // LongestCode and FewestCodes describe codes of countries, languages and currencies.
    private const int LongestCode = 3;
    private const int FewestCodes = 5;
    private const int ManyDigits = 3;

    private const int MostShown = 3;

    private static readonly SearchValues<char> SignsOfKeys = SearchValues.Create("/:@#?&=|\\");

    public static void MakeAll(Place root)
    {
        var names = new HashSet<string>();
        MakeAll(root, (place, facts) => IsDictionary(facts) && (names.Add(place.Step) || true));
        MakeAll(root, (place, facts) =>
            place.Step[0] == '.' && names.Contains(place.Step) && (IsOfOneKind(facts) || facts.Members.Count >= ManyNames));
    }

    private static void MakeAll(Place root, Func<Place, ObjectFacts, bool> isOne)
    {
        foreach (Place place in root.All)
        {
            if (place.Objects is { Values: null, Members.Count: > 0 } facts && isOne(place, facts))
            {
                Joins.MakeDictionary(facts);
            }
        }
    }

    // Makes the objects with the most members dictionaries until at most `mostPlaces` paths to values are left.
    public static void Fold(Place root, int mostPlaces)
    {
        for (int members = SampleLimits.Members / 2; root.All.Count() > mostPlaces; members /= 2)
        {
            ObjectFacts[] all = [.. root.All.Select(place => place.Objects).OfType<ObjectFacts>().Distinct()];
            foreach (ObjectFacts facts in all.Where(facts => facts.Members.Count > members))
            {
                facts.Root.IsTooLarge |= facts.Root.Values is null;
                Joins.MakeDictionary(facts);
            }

            if (members == 0)
            {
                Array.ForEach(all, facts => Joins.Join(all[0], facts));
                return;
            }
        }
    }

    public static string? Describe(Place root)
    {
        string[] large = [.. root.All.Where(place => place.Objects?.IsTooLarge == true).Select(place => place.Path)];
        return large.Length == 0 ? null
            : $"Dictionaries, because a class would be too large, or its names differ in case alone: "
                + string.Join(", ", large.Take(MostShown))
                + (large.Length > MostShown ? $" and {large.Length - MostShown} more." : ".");
    }

    public static bool IsDictionary(ObjectFacts facts)
    {
        int names = facts.Members.Count;
        if (names == 0)
        {
            return false;
        }

        double filled = (double)facts.Names / names / facts.Count;
        bool isSparse = filled < 0.5 && facts.Members.Values.Max(member => member.Count) < NearlyAll * facts.Count;
        bool hasAll = facts.Count >= ManyObjects && filled >= NearlyAll;
        bool AreMost(Func<string, bool> isData) => names > 2 && facts.Members.Keys.Count(isData) >= Alike * names;
        return IsOfOneKind(facts)
            && ((facts.Count == 1 ? names >= ManyInOne || (names >= SeveralInOne && AreSameObjects(facts)) : names >= ManyNames && isSparse)
                || AreMost(IsKey)
                || (!hasAll && (AreMost(IsKeyOrId) || (names >= FewestCodes && AreMost(IsCode)))));
    }

    private static bool IsOfOneKind(ObjectFacts facts)
    {
        ValueKind[] kinds = [.. facts.Members.Values.Select(member => member.Place.MainKind).OfType<ValueKind>()];
        return kinds.Length == 0 || kinds.CountBy(kind => kind).Max(kind => kind.Value) >= Alike * kinds.Length;
    }

    private static bool AreSameObjects(ObjectFacts facts)
    {
        ObjectFacts[] objects = [.. facts.Members.Values.Select(member => ObjectsOf(member.Place)).OfType<ObjectFacts>()];
        string[] names = [.. objects.SelectMany(one => one.Members.Keys)];
        int common = names.CountBy(name => name, StringComparer.OrdinalIgnoreCase).Select(name => name.Value)
            .Where(count => count > 1 && count >= Common * objects.Length).Sum();
        return objects.Length >= Alike * facts.Members.Count && common >= Alike * names.Length;
    }

    private static ObjectFacts? ObjectsOf(Place place) => place.MainKind == ValueKind.Array ? ObjectsOf(place.Items!) : place.Objects;

    // Keys are numbers, Guids, dates, paths and addresses.
    private static bool IsKey(string name) =>
        name.Length == 0 || Guid.TryParse(name, out _) || !(Rune.IsLetter(Rune.GetRuneAt(name, 0)) || name[0] is '_' or '$' or '@')
            || name.AsSpan(1).ContainsAny(SignsOfKeys);

    private static bool IsKeyOrId(string name) =>
        name.AsSpan().ContainsAny('.', ' ') || name.Count(char.IsAsciiDigit) >= ManyDigits || IsKey(name);

    private static bool IsCode(string name) =>
        name.Length is > 1 and <= LongestCode && (name.All(char.IsAsciiLetterUpper) || name.All(char.IsAsciiLetterLower));
}
