using System.Numerics;

namespace SerBench.Benchmarks.Features.Attacks;

// Makes dictionaries whose keys all have the same hash code.
internal static class KeyFlood
{
    private const int FirstLetter = '!';
    private const int Letters = 90;
    private const uint Start = (5381 << 16) + 5381;

    private static readonly int[] Counts = [1_000, 10_000];

    public static IEnumerable<T> ValuesOf<T>(IModel<T> model) =>
        FindMap(typeof(T)) is { } map ? Counts.Select(count => Make(model, map, count)) : [];

    // .NET's string hash without a random seed combines pairs of characters. The third pair cancels the effect of the first pair.
    public static IEnumerable<string> Keys()
    {
        for (int i = 0; ; i++)
        {
            char first = (char)(FirstLetter + (i / Letters)), second = (char)(FirstLetter + (i % Letters));
            uint before = Mix(Start) ^ (first | ((uint)second << 16));
            uint third = Mix(before);
            char fifth = (char)third, sixth = (char)(third >> 16);
            if (!Array.Exists([first, fifth, sixth], letter => char.IsSurrogate(letter) || char.IsControl(letter)))
            {
                yield return new string([first, second, 'k', 'e', fifth, sixth, 'y', 's']);
            }
        }
    }

    private static uint Mix(uint hash) => BitOperations.RotateLeft(hash, 5) + hash;

    private static FieldInfo? FindMap(Type type) => Array.Find(
        type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic),
        field => field.FieldType is { IsGenericType: true } map && map.GetGenericTypeDefinition() == typeof(Dictionary<,>)
            && map.GetGenericArguments() is [var key, { IsValueType: true }] && key == typeof(string));

    private static T Make<T>(IModel<T> model, FieldInfo field, int count)
    {
        object value = model.Create(model.Scenarios[0], CellId.Seed, 1)[0]!;
        object? number = Activator.CreateInstance(field.FieldType.GetGenericArguments()[1]);
        var map = (IDictionary)Activator.CreateInstance(field.FieldType)!;
        foreach (string key in Keys().Take(count))
        {
            map.Add(key, number);
        }

        field.SetValue(value, map);
        return (T)value;
    }
}
