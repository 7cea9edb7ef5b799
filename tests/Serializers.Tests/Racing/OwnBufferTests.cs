using SerBench.Formats.Codecs;

namespace SerBench.Serializers.Tests.Racing;

// Libraries write into a buffer writer, and so does the package where it stands beside them. Its own buffer is another row.
public sealed class OwnBufferTests
{
    [Theory]
    [InlineData("dense/generated", true)]
    [InlineData("dense/compiled", true)]
    [InlineData("ignite/handwritten", true)]
    [InlineData("dense/generated:own-buffer", false)]
    [InlineData("peer/System.Text.Json", false)]
    public void The_package_is_called_as_its_users_call_it(string serializer, bool isCalled)
    {
        IWorkload workload = Prepare(serializer);
        foreach (Operation operation in new[] { Operation.Encode, Operation.RoundTrip })
        {
            byte[] kept = KeptMemory();
            workload.Run(operation, 3);
            Assert.Equal(isCalled, kept.AsSpan().StartsWith(workload.Payloads[0]));
        }
    }

    [Fact]
    public void The_messages_are_the_same()
    {
        Assert.Equal(Prepare("dense/generated").Payloads, Prepare("dense/generated:own-buffer").Payloads);
        Assert.Equal("dense/generated:own-buffer", Catalog.BuiltIn.Find("dense/generated:own-buffer")!.Id);
        Assert.Null(Catalog.BuiltIn.Find("peer/System.Text.Json:own-buffer"));
        Assert.DoesNotContain(
            Catalog.BuiltIn.Serializers, serializer => serializer.Id.EndsWith(":own-buffer", StringComparison.Ordinal));
        Assert.Null(Catalog.BuiltIn.Find("ignite/view:own-buffer"));
    }

    private static IWorkload Prepare(string serializer)
    {
        var model = new PersonModel();
        Person[] values = model.Create(model.Scenarios[0], seed: 1, count: 1);
        return Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec!.Prepare(values, model.Touch, model.AreEqual);
    }

    // The memory in which the package's calls write on this thread.
    private static byte[] KeptMemory()
    {
        using OutgoingMessage message = OutgoingMessage.Begin(inSegments: true);
        message.Buffer.Bytes.AsSpan().Clear();
        return message.Buffer.Bytes;
    }
}
