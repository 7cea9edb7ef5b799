using System.Collections;
using System.Reflection;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Serializers.Tests.Peers;

/// <summary>
/// Twins hold everything that their originals hold, and their equality notices every difference. A measured round trip relies on this equality.
/// </summary>
public sealed class TwinTests
{
    private const string Equality = "AreEqual";

    /// <summary>A member of a twin that stands for no member of the original.</summary>
    private const string Filler = "Filler";

    public static TheoryData<string> Twins => ["", .. TwinTypes.Select(type => type.FullName!)];

    private static IEnumerable<Type> TwinTypes => typeof(Catalog).Assembly.GetTypes()
        .Where(type => type.GetMethod(Equality, BindingFlags.Static | BindingFlags.Public, [type, type]) is not null);

    [Theory]
    [MemberData(nameof(Twins))]
    public void Equality_sees_every_difference(string twin)
    {
        // The empty name is for builds that have no library with twins.
        if (twin.Length == 0)
        {
            return;
        }

        Type type = typeof(Catalog).Assembly.GetType(twin)!;
        Assert.True(AreEqual(type, Make(type), Make(type)));
        foreach (PropertyInfo property in type.GetProperties().Where(property => property.Name != Filler))
        {
            object changed = Make(type);
            property.SetValue(changed, Other(property.PropertyType, property.GetValue(changed)));
            Assert.False(AreEqual(type, Make(type), changed), property.Name);
            if (!property.PropertyType.IsValueType && property.GetValue(Make(type)) is not null)
            {
                property.SetValue(changed, null);
                Assert.False(AreEqual(type, Make(type), changed), $"{property.Name} of null");
                Assert.False(AreEqual(type, changed, Make(type)), $"{property.Name} of null");
            }
        }
    }

    [Theory]
    [MemberData(nameof(Twins))]
    public void A_twin_has_the_members_of_its_original(string twin)
    {
        if (twin.Length == 0)
        {
            return;
        }

        Type type = typeof(Catalog).Assembly.GetType(twin)!;
        Type original = type.GetMethod("ToModel")!.ReturnType;
        Assert.Subset(
            type.GetProperties().Select(property => property.Name).ToHashSet(),
            original.GetProperties().Select(property => property.Name).ToHashSet());
    }

    private static bool AreEqual(Type type, object left, object right) =>
        (bool)type.GetMethod(Equality, BindingFlags.Static | BindingFlags.Public, [type, type])!.Invoke(null, [left, right])!;

    private static object Make(Type type)
    {
        if (type == typeof(string))
        {
            return "text";
        }

        if (type.IsArray)
        {
            var array = Array.CreateInstance(type.GetElementType()!, 2);
            array.SetValue(Make(type.GetElementType()!), 0);
            array.SetValue(Make(type.GetElementType()!), 1);
            return array;
        }

        object value = Activator.CreateInstance(type)!;
        switch (value)
        {
            case List<string> list:
                list.AddRange(["a", "b"]);
                break;
            case Dictionary<string, int> map:
                map.Add("a", 1);
                break;
            default:
                FillObject(type, value);
                break;
        }

        return value;
    }

    private static void FillObject(Type type, object value)
    {
        if (type.IsPrimitive || type.IsEnum || type == typeof(Guid))
        {
            return;
        }

        foreach (PropertyInfo property in type.GetProperties().Where(property => property.PropertyType != type))
        {
            property.SetValue(value, Make(property.PropertyType));
        }
    }

    /// <summary>A value that differs in one place.</summary>
    private static object Other(Type type, object? value)
    {
        switch (value)
        {
            case null:
                return Make(type);
            case string text:
                return text + "!";
            case bool flag:
                return !flag;
            case float or double:
                return Convert.ChangeType(-0.0, type, null);
            case Guid:
                return new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
            case Array array:
                array.SetValue(Other(type.GetElementType()!, array.GetValue(1)), 1);
                return array;
            case List<string> list:
                list[1] += "!";
                return list;
            case IDictionary map:
                map["a"] = 2;
                return map;
            default:
                return type.IsEnum ? Enum.ToObject(type, 1) : type.IsPrimitive ? Convert.ChangeType(1, type, null) : OtherObject(type, value);
        }
    }

    private static object OtherObject(Type type, object value)
    {
        PropertyInfo last = type.GetProperties()[^1];
        last.SetValue(value, Other(last.PropertyType, last.GetValue(value)));
        return value;
    }
}
