namespace SerBench.Formats.Tests.Ignite.Views;

internal static class ViewComparer
{
    public static void CheckFields(IgniteObject expected, IgniteView view, int depth)
    {
        foreach ((string name, object? value) in expected.Fields)
        {
            Check(value, view[name], name, depth);
            Check(value, view[new IgniteField(name.ToUpperInvariant())], name, depth);
            Assert.True(view.HasField(name));
        }

        Assert.False(view.HasField("no such field"));
    }

    private static void Check(object? expected, IgniteValue value, string name, int depth)
    {
        switch (expected)
        {
            case null:
                Assert.True(value.IsNull, name);
                break;
            case IgniteObject inner when depth > 0:
                CheckFields(inner, value.GetObject(), depth - 1);
                break;
            case IgniteObject or Array { Rank: > 1 }:
                break;
            case byte[] one:
                Assert.Equal(one, value.GetNumbers<byte>().ToArray());
                break;
            case short[] one:
                Assert.Equal(one, value.GetNumbers<short>().ToArray());
                break;
            case int[] one:
                Assert.Equal(one, value.GetNumbers<int>().ToArray());
                break;
            case long[] one:
                Assert.Equal(one, value.GetNumbers<long>().ToArray());
                break;
            case char[] one:
                Assert.Equal(one, value.GetNumbers<char>().ToArray());
                break;
            case float[] one:
                Assert.Equal(one, value.GetNumbers<float>().ToArray());
                break;
            case double[] one:
                Assert.Equal(one, value.GetNumbers<double>().ToArray());
                break;
            case bool[] one:
                Assert.Equal(one, Array.ConvertAll(value.GetBooleans().ToArray(), item => item != 0));
                break;
            case IgniteArray array:
                CheckItems(array.Items, value.GetItems(), name, depth);
                break;
            case IDictionary map:
                CheckItems([.. map.Keys.Cast<object?>().SelectMany(key => (object?[])[key, map[key!]])], value.GetItems(), name, depth);
                break;
            case IEnumerable items and not string:
                CheckItems([.. items.Cast<object?>()], value.GetItems(), name, depth);
                break;
            default:
                Assert.Equal(expected, ReadScalar(expected, value));
                break;
        }
    }

    private static void CheckItems(object?[] expected, IgniteViewItems items, string name, int depth)
    {
        Assert.Equal(expected.Length, items.Count);
        int index = 0;
        foreach (IgniteValue item in items)
        {
            Check(expected[index++], item, name, depth - 1);
        }

        Assert.Equal(expected.Length, index);
    }

    private static object? ReadScalar(object expected, IgniteValue value) => expected switch
    {
        bool => value.GetBoolean(),
        byte => value.GetByte(),
        short => value.GetInt16(),
        int => value.GetInt32(),
        long => value.GetInt64(),
        char => value.GetChar(),
        float => value.GetSingle(),
        double => value.GetDouble(),
        decimal => value.GetDecimal(),
        Guid => value.GetGuid(),
        DateTime => value.GetDateTime(),
        string => value.GetString(),
        IgniteEnum one => one with { Value = (int)value.GetEnum(out _) },
        _ => throw new UnsupportedValueException($"A scalar of type {expected.GetType()}."),
    };
}
