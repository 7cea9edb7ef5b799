using System.Collections;
using System.Reflection;

namespace SerBench.Model.Tests;

/// <summary>
/// Every way in which one place of a value can differ, found by reflection. So a
/// new property of a model is covered even if its author forgets to compare it.
/// </summary>
public static class Mutations
{
    /// <summary>Values that differ in one place each from the result of <paramref name="make"/>, with a name for the place.</summary>
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
            sites.Add(($"{path} = {(value is null ? "default" : "null")}", () => set(value is null ? Activator.CreateInstance(inner) : null)));
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
            case Dictionary<string, int> map:
                foreach (string key in map.Keys)
                {
                    sites.Add(($"{path}[{key}] changed", () => map[key]++));
                    sites.Add(($"{path}[{key}] removed", () => map.Remove(key)));
                    sites.Add(($"{path}[{key}] renamed", () => { map[key + "x"] = map[key]; map.Remove(key); }));
                }

                break;
            case IList list:
                for (int i = 0; i < list.Count; i++)
                {
                    int index = i;
                    Collect(list[i]!.GetType(), list[i], $"{path}[{i}]", changed => list[index] = changed, sites);
                }

                break;
            case not null and not string when !type.IsPrimitive && !type.IsEnum && type != typeof(Guid):
                CollectProperties(value, path, () => set(value), sites);
                break;
        }
    }

    private static IEnumerable<object?> Changes(Type type, object? value) => value switch
    {
        bool flag => [!flag],
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
        Enum constant => [Enum.ToObject(type, Convert.ToInt32(constant) ^ 1), Enum.ToObject(type, Convert.ToInt32(constant) ^ 2)],
        Guid guid => [Flip(guid, 0), Flip(guid, 15)],
        string text => [null, text + "\0", text.Length == 0 ? "x" : text[..^1], text.Length == 0 ? " " : (char)(text[0] ^ 1) + text[1..]],
        Array array => [null, Array.CreateInstance(type.GetElementType()!, array.Length + 1)],
        IList list => [null, new List<string>(list.Cast<string>()) { "" }],
        IDictionary map => [null, new Dictionary<string, int>((Dictionary<string, int>)map) { ["added"] = 0 }],
        null when type == typeof(string) => ["", "x"],
        null when type.IsArray => [Array.CreateInstance(type.GetElementType()!, 0)],
        null => [Activator.CreateInstance(type)],
        _ when type.IsClass => [null],
        _ when type.IsValueType => [],
        _ => throw new NotSupportedException($"No mutation is known for {type}."),
    };

    private static Guid Flip(Guid guid, int index)
    {
        byte[] bytes = guid.ToByteArray();
        bytes[index] ^= 1;
        return new Guid(bytes);
    }
}
