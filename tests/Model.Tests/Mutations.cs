using System.Collections;
using System.Reflection;

namespace SerBench.Model.Tests;

// Every way in which one place of a value can differ, found by reflection. So a new property of a model is covered even if its author
// forgets to compare it.
public static class Mutations
{
    // Values that differ in one place each from the result of make, with a name for the place.
    public static IEnumerable<(string Place, T Value)> Of<T>(Func<T> make)
        where T : class
    {
        int count = Sites(make()).Count;
        for (int i = 0; i < count; i++)
        {
            T value = make();
            (string place, Action apply) = Sites(value)[i];
            apply();
            yield return (place, value);
        }
    }

    private static List<(string Place, Action Apply)> Sites(object value)
    {
        var sites = new List<(string, Action)>();
        CollectProperties(value, "", () => { }, sites);
        return sites;
    }

    // "written" stores a boxed struct back into its array after a property of the box was changed.
    private static void CollectProperties(object owner, string path, Action written, List<(string, Action)> sites)
    {
        foreach (PropertyInfo property in owner.GetType().GetProperties())
        {
            Collect(property.PropertyType, property.GetValue(owner), $"{path}.{property.Name}", changed =>
            {
                property.SetValue(owner, changed);
                written();
            }, sites);
        }
    }

    private static void Collect(Type type, object? value, string path, Action<object?> set, List<(string, Action)> sites)
    {
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            sites.Add((
                $"{path} = {(value is null ? "default" : "null")}",
                () => set(value is null ? Activator.CreateInstance(inner) : null)));
            if (value is not null)
            {
                Collect(inner, value, path, set, sites);
            }

            return;
        }

        foreach (object? changed in Changes(type, value))
        {
            sites.Add(($"{path} = {changed ?? "null"}", () => set(changed)));
        }

        switch (value)
        {
            case IDictionary map:
                Type[] pair = type.GetGenericArguments();
                sites.Add((
                    $"{path} with one more",
                    () => map.Add(pair[0] == typeof(string) ? "added" : Default(pair[0])!, Default(pair[1]))));
                foreach (object key in map.Keys)
                {
                    sites.Add(($"{path}[{key}] removed", () => map.Remove(key)));
                    sites.Add(($"{path}[{key}] renamed", () =>
                    {
                        map[Changes(pair[0], key).Last(other => other is not null)!] = map[key];
                        map.Remove(key);
                    }
                    ));
                    Collect(pair[1], map[key], $"{path}[{key}]", changed => map[key] = changed, sites);
                }

                break;
            case IList list:
                Type item = type.GetElementType() ?? type.GetGenericArguments()[0];
                if (!type.IsArray)
                {
                    sites.Add(($"{path} with one more", () => list.Add(Default(item))));
                }

                for (int i = 0; i < list.Count; i++)
                {
                    int index = i;
                    Collect(item, list[i], $"{path}[{i}]", changed => list[index] = changed, sites);
                }

                break;
            case not null and not string when !type.IsPrimitive && !type.IsEnum && type.Namespace != nameof(System):
                CollectProperties(value, path, () => set(value), sites);
                break;
        }
    }

    private static IEnumerable<object?> Changes(Type type, object? value) => value switch
    {
        bool flag => [!flag],
        char unit => [(char)(unit ^ 1), (char)(unit ^ 0x8000)],
        byte number => [(byte)(number ^ 1), (byte)(number ^ 0x80)],
        sbyte number => [(sbyte)(number ^ 1), (sbyte)(number ^ sbyte.MinValue)],
        ushort number => [(ushort)(number ^ 1), (ushort)(number ^ 0x8000)],
        uint number => [number ^ 1, number ^ 0x80000000],
        ulong number => [number ^ 1, number ^ 0x8000000000000000],
        short number => [(short)(number ^ 1), (short)(number ^ short.MinValue)],
        int number => [number ^ 1, number ^ int.MinValue],
        long number => [number ^ 1, number ^ long.MinValue],
        float number => [BitConverter.Int32BitsToSingle(BitConverter.SingleToInt32Bits(number) ^ 1), -number],
        double number => [BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(number) ^ 1), -number],
        decimal number => [number + 1, number * 1.0m],
        DateTime time =>
        [
            new DateTime(time.Ticks ^ 1, time.Kind),
            DateTime.SpecifyKind(time, time.Kind == DateTimeKind.Utc ? DateTimeKind.Local : DateTimeKind.Utc),
        ],
        TimeSpan span => [new TimeSpan(span.Ticks ^ 1)],
        Enum constant => [Enum.ToObject(type, Convert.ToInt32(constant) ^ 1), Enum.ToObject(type, Convert.ToInt32(constant) ^ 2)],
        Guid guid => [Flip(guid, 0), Flip(guid, 15)],
        string text => [null, text + "\0", text.Length == 0 ? "x" : text[..^1], text.Length == 0 ? " " : (char)(text[0] ^ 1) + text[1..]],
        Array array => [null, Array.CreateInstance(type.GetElementType()!, array.Length + 1)],
        null when type == typeof(string) => ["", "x"],
        null when type.IsArray => [Array.CreateInstance(type.GetElementType()!, 0)],
        null => [Activator.CreateInstance(type)],
        _ when type.IsClass => [null],
        _ when type.Namespace != nameof(System) => [],
        _ => throw new NotSupportedException($"No mutation is known for {type}."),
    };

    private static object? Default(Type type) => type.IsValueType ? Activator.CreateInstance(type) : null;

    private static Guid Flip(Guid guid, int index)
    {
        byte[] bytes = guid.ToByteArray();
        bytes[index] ^= 1;
        return new Guid(bytes);
    }
}
