using System.Collections;
using System.Reflection;
using SerBench.Model.Tests;

namespace SerBench.Serializers.Tests.Peers;

// Twins hold everything that their originals hold, and their equality notices every difference. A measured round trip relies on this
// equality.
public sealed class TwinTests
{
    private const string Equality = "AreEqual";

    // A member of a twin that stands for no member of the original.
    private const string Filler = "Filler";

    public static TheoryData<string> Twins => ["", .. TwinTypes.Select(type => type.FullName!)];

    // Messages that protoc makes have an equality of their own.
    private static IEnumerable<Type> TwinTypes => typeof(Catalog).Assembly.GetTypes()
        .Where(type => type.Name.EndsWith("Conversion", StringComparison.Ordinal)
            && TwinOf(type)?.Namespace?.EndsWith(".Protobuf", StringComparison.Ordinal) == false);

    private static Type? TwinOf(Type conversion) =>
        conversion.GetMethod(Equality, BindingFlags.Static | BindingFlags.Public)?.GetParameters()[0].ParameterType;

    [Theory]
    [MemberData(nameof(Twins))]
    public void Equality_sees_every_difference(string twin)
    {
        // The empty name is for builds that have no library with twins.
        if (twin.Length == 0)
        {
            return;
        }

        Type conversion = typeof(Catalog).Assembly.GetType(twin)!;
        Type type = TwinOf(conversion)!;
        Assert.True(AreEqual(conversion, Make(type), Make(type)));
        foreach ((string place, object changed) in Mutations.Of<object>(() => Make(type)).Where(one => !one.Place.Contains(Filler)))
        {
            Assert.False(AreEqual(conversion, Make(type), changed), place);
            Assert.False(AreEqual(conversion, changed, Make(type)), place);
        }
    }

    [Theory]
    [MemberData(nameof(Twins))]
    public void A_twin_has_the_members_of_its_original(string twin)
    {
        MethodInfo? back = twin.Length == 0 ? null : typeof(Catalog).Assembly.GetType(twin)!.GetMethod("FromTwin");
        if (back is not null)
        {
            Assert.Subset(
                back.GetParameters()[0].ParameterType.GetProperties().Select(property => property.Name).ToHashSet(),
                back.ReturnType.GetProperties().Select(property => property.Name).ToHashSet());
        }
    }

    private static bool AreEqual(Type conversion, object left, object right) =>
        (bool)conversion.GetMethod(Equality, BindingFlags.Static | BindingFlags.Public)!.Invoke(null, [left, right])!;

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

        // A library may declare collections by their interfaces.
        Type open = !type.IsInterface ? type : type.GetGenericArguments().Length == 1 ? typeof(List<>) : typeof(Dictionary<,>);
        Type closed = open.IsGenericTypeDefinition
            ? open.MakeGenericType(type.GetGenericArguments())
            : Nullable.GetUnderlyingType(type) ?? type;
        object value = Activator.CreateInstance(closed)!;
        switch (value)
        {
            case IList list:
                list.Add(Make(type.GetGenericArguments()[0]));
                list.Add(Make(type.GetGenericArguments()[0]));
                break;
            case IDictionary map:
                map.Add(Make(type.GetGenericArguments()[0]), Make(type.GetGenericArguments()[1]));
                break;
            default:
                FillObject(value.GetType(), value);
                break;
        }

        return value;
    }

    private static void FillObject(Type type, object value)
    {
        if (type.IsEnum || type.Namespace == nameof(System))
        {
            return;
        }

        foreach (PropertyInfo property in type.GetProperties().Where(property => property.PropertyType != type))
        {
            property.SetValue(value, Make(property.PropertyType));
        }
    }
}
