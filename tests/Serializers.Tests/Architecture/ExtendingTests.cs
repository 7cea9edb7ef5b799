using SerBench.Extending;

namespace SerBench.Serializers.Tests.Architecture;

// The examples of CONTRIBUTING: a format, an access and a model from one assembly join the catalog without an edit.
public sealed class ExtendingTests
{
    private static readonly Catalog Extended = Catalog.Of([.. Catalog.OwnAssemblies, typeof(PlainFormat).Assembly]);

    public static TheoryData<string, string> Pairs
    {
        get
        {
            var pairs = new TheoryData<string, string>();
            foreach (ISerializer serializer in Extended.Serializers
                .Where(serializer => serializer.Id.StartsWith("plain/", StringComparison.Ordinal)))
            {
                pairs.Add(serializer.Id, "origin");
                pairs.Add(serializer.Id, "varied");
            }

            return pairs;
        }
    }

    [Fact]
    public void A_new_format_meets_every_access_and_a_new_access_every_format()
    {
        Assert.Contains(Extended.Serializers, serializer => serializer.Id == "plain/compiled");
        Assert.Contains(Extended.Serializers, serializer => serializer.Id == "plain/memberwise");
        Assert.Contains(Extended.Serializers, serializer => serializer.Id == "ignite/memberwise");
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void A_new_model_goes_through_them(string serializer, string scenario)
    {
        IModel<Point> model = new PointModel();
        Binding<Point> binding = Extended.Find(serializer)!.Bind(model);
        if (serializer is "plain/handwritten" or "plain/generated")
        {
            Assert.Equal("Point", binding.Reason!.Path);
            return;
        }

        var codec = Assert.IsAssignableFrom<IObjectCodec<Point>>(binding.Codec);
        var buffer = new EncodeBuffer();
        foreach (Point point in model.Create(model.FindScenario(scenario)!, seed: 1, count: 16))
        {
            codec.Encode(point, buffer);
            Assert.True(model.AreEqual(point, codec.Decode(buffer.ToArray())));
        }
    }
}
