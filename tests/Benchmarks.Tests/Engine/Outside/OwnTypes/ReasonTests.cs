using System.Runtime.Serialization;
using System.Text.Json;
using System.Text.Json.Serialization;
using Newtonsoft.Json.Bson;
using SerBench.Formats.Tests.Kinds;
using SerBench.Formats.Tests.Nrbf;
using SerBench.Model;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// What a library is said not to carry, it does not carry: called without SerBench, it fails or gives another value back.
public class ReasonTests
{
    private const int Values = 40;

    private static readonly Dictionary<string, Func<Type, object, object?>> Libraries = new()
    {
        ["peer/System.Text.Json"] = (type, value) => JsonSerializer.Deserialize(JsonSerializer.SerializeToUtf8Bytes(value, type), type),
        ["peer/Newtonsoft.Json.Bson"] = (type, value) =>
        {
            using var stream = new MemoryStream();
            using var writer = new BsonDataWriter(stream);
            Newtonsoft.Json.JsonSerializer.CreateDefault().Serialize(writer, value, type);
            stream.Position = 0;
            using var reader = new BsonDataReader(stream);
            return Newtonsoft.Json.JsonSerializer.CreateDefault().Deserialize(reader, type);
        },
        ["peer/DataContractSerializer"] = (type, value) =>
        {
            var serializer = new DataContractSerializer(type);
            using var stream = new MemoryStream();
            serializer.WriteObject(stream, value);
            stream.Position = 0;
            return serializer.ReadObject(stream);
        },
        ["peer/System.Runtime.Serialization.Formatters"] = (_, value) => RealFormatter.Deserialize(RealFormatter.Serialize(value)),
        ["peer/protobuf-net"] = (type, value) =>
        {
            dynamic model = Type.GetType("ProtoBuf.Meta.RuntimeTypeModel, protobuf-net")!.GetMethod("Create")!.Invoke(null, ["Model"])!;
            model.IncludeDateTimeKind = true;
            Describe(model, type);
            using var stream = new MemoryStream();
            model.Serialize(stream, value);
            stream.Position = 0;
            return model.Deserialize(stream, null, type);
        },
    };

    // Values that random ones are not.
    private static readonly object[] Telling =
    [
        new KindTypes.Fractions { M = decimal.MaxValue },
        new KindTypes.Maybes { F = decimal.MaxValue },
        new KindTypes.MaybeItems { B = [decimal.MaxValue] },
        new KindTypes.Grids { A = new int[0, 3] },
        new KindTypes.MapsOfMaybes { B = { ["a"] = new() { ["b"] = 0 } } },
    ];

    public static TheoryData<string, string> Refused =>
    [
        .. from library in Libraries.Keys.Where(library => Catalog.BuiltIn.Find(library) is not null)
           from type in KindTypes.All.Concat(typeof(ReasonTests).GetNestedTypes())
           where type.DeclaringType == typeof(ReasonTests) || KindRefusals.Find(library, type.Name) is not null
           select new TheoryDataRow<string, string>(library, type.Name),
    ];

    [Theory]
    [MemberData(nameof(Refused))]
    public void A_library_does_not_carry_what_it_is_said_not_to_carry(string library, string kind)
    {
        Type type = KindTypes.All.Concat(typeof(ReasonTests).GetNestedTypes()).Single(one => one.Name == kind);

        GenericMethod.Invoke<ReasonTests>(nameof(Try), type, library);
    }

    // So the calls here are right, and only the kinds are not carried.
    [Fact]
    public void Each_library_carries_other_kinds() =>
        Assert.All(Libraries.Where(library => Catalog.BuiltIn.Find(library.Key) is not null), library =>
        {
            Assert.True(ComesBack(
                library.Value,
                new KindTypes.Lists { A = [1], B = ["a"], C = [new KindTypes.Line { Number = 2, Name = "b" }] }));
            Assert.True(ComesBack(library.Value, new KindTypes.Nested { Other = new KindTypes.Line { Number = 3, Name = "c" } }));
        });

    private static void Try<T>(string library)
    {
        if (typeof(T).DeclaringType == typeof(ReasonTests) && Catalog.BuiltIn.Find(library)!.Bind<T>().Reason is null)
        {
            return;
        }

        var random = new RandomValues(seed: 11);
        T[] values = [.. Telling.OfType<T>(), .. Enumerable.Range(0, Values).Select(_ => random.Next<T>())];
        Assert.Contains(values, value => !ComesBack(Libraries[library], value));
    }

    // A class of its own is a message of its public members, and knows the derived classes that it names.
    private static void Describe(dynamic model, Type type)
    {
        if (type.IsArray || type.IsGenericType)
        {
            Array.ForEach(type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments(), item => Describe(model, item));
        }
        else if (type.IsNested && !type.IsEnum && !model.IsDefined(type))
        {
            dynamic message = model.Add(type, false);
            BindingFlags own = BindingFlags.Instance | BindingFlags.Public
                | (type.BaseType is { IsNested: true } ? BindingFlags.DeclaredOnly : 0);
            MemberInfo[] members = type.IsInterface ? [] : [.. type.GetProperties(own), .. type.GetFields(own)];
            for (int i = 0; i < members.Length; i++)
            {
                message.AddField(i + 1, members[i].Name);
                Describe(model, members[i] is PropertyInfo property ? property.PropertyType : ((FieldInfo)members[i]).FieldType);
            }

            int number = members.Length;
            foreach (Type derived in type.GetCustomAttribute<CasesAttribute>()?.Types
                ?? [.. type.GetCustomAttributes<JsonDerivedTypeAttribute>().Select(attribute => attribute.DerivedType)])
            {
                Describe(model, derived);
                message.AddSubType(++number, derived);
            }
        }
    }

    private static bool ComesBack<T>(Func<Type, object, object?> library, T value)
    {
        try
        {
            return DeepEquality.Find(value, (T?)library(typeof(T), value!)) is null;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            return false;
        }
    }

    public sealed class Hidden
    {
#pragma warning disable CS0414, IDE0044, IDE0052, CA1823 // A field that only the type itself knows.
        private int _kept = 1;

        public int Shown { get; set; }

        public void Keep(int kept) => _kept = kept;
    }
}
