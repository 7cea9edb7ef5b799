using System.Runtime.InteropServices;

namespace SerBench.Serializers.Tests.Peers;

// Ways in which a library gives wrong or poor results when it is used carelessly.
public sealed class PeerTrapTests
{
    private const int Many = 1000;

    // The values that fit 32 KiB.
    private const int Fewer = 150;

    public static TheoryData<string> Peers => [.. PeerCases.Peers.Select(peer => peer.Id)];

    // Rows without golden bytes.
    public static TheoryData<string, int> Sizes => new[]
    {
        ("peer/MessagePack:native", 1040), ("peer/MemoryPack:utf16", 2053), ("peer/Nino", 2056), ("peer/Nino:sealed", 2056),
        ("peer/System.Text.Json", 1096),
    }.Where(known => Catalog.BuiltIn.Find(known.Item1) is not null).ToTheoryData();

    public static TheoryData<string, string> Variants => new[]
    {
        ("Google.Protobuf", new[] { "+convert" }),
        ("protobuf-net", new[] { ":as-published", ":generated" }),
        ("MessagePack", new[] { "+convert", ":trusted" }),
        ("MemoryPack", new[] { "+convert" }),
        ("Nino", new[] { "+convert" }),
        ("Nerdbank.MessagePack", new[] { "+convert", ":trusted" }),
        ("MongoDB.Bson", new[] { ":default" }),
        ("Apache.Avro", new[] { "+convert" }),
        ("Microsoft.Orleans.Serialization", new[] { ":default" }),
        ("Apache.Fory", new[] { "+convert", ":trusted" }),
        ("Google.FlatBuffers", new[] { ":view", ":trusted", ":view:trusted" }),
    }.Where(library => Catalog.BuiltIn.Find($"peer/{library.Item1}") is not null)
        .SelectMany(library => library.Item2.Select(ending => ($"peer/{library.Item1}", $"peer/{library.Item1}{ending}"))).ToTheoryData();

    // A typed array of Google.FlatBuffers holds too few of its elements. Short collections do not show this.
    [Theory]
    [MemberData(nameof(Peers))]
    public void Long_arrays_come_back_whole(string peer)
    {
        int many = ManyOf(peer);
        var car = new Car
        {
            VehicleCode = "",
            SomeNumbers = [.. Enumerable.Range(-many, many)],
            PerformanceFigures = [.. Enumerable.Range(0, many).Select(i => new PerformanceFigure
            {
                OctaneRating = (byte)i,
                Acceleration = [.. Enumerable.Range(1, 1 + (i % 3)).Select(k => new Acceleration { Mph = (short)k, Seconds = i })],
            })],
            FuelFigures = [.. Enumerable.Range(0, many).Select(i => new FuelFigure { Speed = (short)i, Mpg = -i })],
            Manufacturer = "",
            Model = "",
        };
        AssertComesBack(peer, new CarModel(), car);
    }

    [Theory]
    [MemberData(nameof(Peers))]
    public void Long_maps_and_lists_come_back_whole(string peer)
    {
        int many = ManyOf(peer);
        var value = new ComplexList
        {
            Name = new string('é', many),
            Nested = new NestedObject { Name = "" },
            Data = Enumerable.Range(0, many).ToDictionary(i => $"key {i}", i => i - (many / 2)),
            Tags = [.. Enumerable.Range(0, many).Select(i => new string((char)('a' + (i % 26)), i))],
        };
        AssertComesBack(peer, new ComplexListModel(), value);
    }

    [Theory]
    [MemberData(nameof(Sizes))]
    public void The_person_of_the_article_has_the_size_that_the_library_is_known_for(string peer, int size)
    {
        var model = new PersonModel();
        Person person = model.Create(model.Scenarios[0], seed: 1, count: 1)[0];
        Assert.Equal(size, PeerCases.Codec(peer, model).EncodeToArray(person).Length);
    }

    // Rows that convert, copy or call the library differently must write the same bytes.
    [Theory]
    [MemberData(nameof(Variants))]
    public void Rows_of_one_format_write_the_same_bytes(string peer, string other)
    {
        var model = new CarModel();
        ICodec<Car> codec = PeerCases.Codec(peer, model), otherCodec = PeerCases.Codec(other, model);
        foreach (Car car in model.Create(model.FindScenario("random")!, seed: 9, count: 100))
        {
            Assert.Equal(codec.EncodeToArray(car), otherCodec.EncodeToArray(car));
        }
    }

    // Nino copies a run of adjacent numbers as one struct, including padding, whose content is random. A run without padding cannot leak
    // any.
    [PeerFact("Nino")]
    public void Twins_of_Nino_leave_no_padding_between_numbers()
    {
        Type[] twins = [.. typeof(Catalog).Assembly.GetTypes().Where(IsTwinOfNino)];
        Assert.NotEmpty(twins);
        foreach (Type twin in twins)
        {
            int length = 0, widest = 1;
            foreach (Type member in twin.GetProperties().Select(property => property.PropertyType).Append(typeof(string)))
            {
                bool isNumber = member.IsPrimitive || member.IsEnum;
                int width = isNumber ? WidthOf(member) : widest;
                Assert.True(length % width == 0, $"{twin} has padding before or after a {member}");
                (length, widest) = isNumber ? (length + width, Math.Max(widest, width)) : (0, 1);
            }
        }
    }

    private static int ManyOf(string peer) => PeerCases.EndsAt32KiB(peer) ? Fewer : Many;

    private static bool IsTwinOfNino(Type type) =>
        type.Namespace?.Contains(".NinoPeer") == true && type.Name.EndsWith("Twin", StringComparison.Ordinal);

    private static int WidthOf(Type number) =>
        number == typeof(bool) ? sizeof(bool) : Marshal.SizeOf(number.IsEnum ? Enum.GetUnderlyingType(number) : number);

    private static void AssertComesBack<T>(string peer, IModel<T> model, T value)
    {
        ICodec<T> codec = PeerCases.Codec(peer, model);
        Assert.True(PeerCases.ComesBack(codec, model, value, codec.EncodeToArray(value)));
    }
}
