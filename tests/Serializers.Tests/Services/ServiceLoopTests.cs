using SerBench.Serializers.Services;
using SerBench.Serializers.Tests.Peers;

namespace SerBench.Serializers.Tests.Services;

// The operations stream and pipe do the work of encode and decode.
public class ServiceLoopTests
{
    // Longer than three pieces, with letters that lie in two of them.
    private static readonly string LongText = string.Concat(Enumerable.Range(0, 3000).Select(number => $"ä€{number}"));

    public static TheoryData<string> Rows =>
    [
        .. PeerCases.Peers.Select(peer => peer.Id).Where(id => !id.Contains('+') && !id.Contains(':')),
        "dense/generated", "ignite/reflection", "dense/compiled+lz4", "floor/object",
    ];

    [Theory]
    [MemberData(nameof(Rows))]
    public void Models_go_through_streams_and_pipes(string serializer) =>
        Assert.All(["car", "complex-list", "tree"], model => Assert.Null(PeerCases.Visit(model, new Trial(serializer))));

    [Theory]
    [MemberData(nameof(Rows))]
    public void A_long_message_arrives_in_pieces(string serializer)
    {
        var model = new PersonModel();
        Person person = model.Create(model.Scenarios[0], seed: 1, count: 1)[0];
        person.Data = LongText;
        if (!PeerCases.EndsAt32KiB(serializer))
        {
            ICodec<Person> codec = PeerCases.Codec(serializer, model);
            Run(codec, [person], model.Touch, model.AreEqual, [ExpectedTouch(codec, model, person)]);
        }
    }

    [Theory]
    [InlineData("peer/MemoryPack", true, true)]
    [InlineData("peer/MessagePack", true, true)]
    [InlineData("peer/Nerdbank.MessagePack", true, true)]
    [InlineData("peer/Google.Protobuf", true, true)]
    [InlineData("peer/protobuf-net", true, true)]
    [InlineData("peer/System.Text.Json", true, true)]
    [InlineData("peer/Apache.Avro", true, false)]
    [InlineData("peer/BinaryWriter", true, false)]
    [InlineData("peer/DataContractSerializer", true, false)]
    [InlineData("peer/Newtonsoft.Json.Bson", true, false)]
    [InlineData("peer/Microsoft.Orleans.Serialization", false, true)]
    [InlineData("peer/MongoDB.Bson", false, false)]
    [InlineData("peer/Google.FlatBuffers", false, false)]
    [InlineData("peer/MemoryPack:default", false, false)]
    [InlineData("dense/generated", true, true)]
    [InlineData("floor/object", false, false)]
    public void A_row_says_if_its_library_has_the_calls(string serializer, bool stream, bool pipe)
    {
        if (Catalog.BuiltIn.Find(serializer)?.Bind<Person>().Codec is { } codec)
        {
            var model = new PersonModel();
            IWorkload workload = codec.Prepare(model.Create(model.Scenarios[0], seed: 1, count: 1), model.Touch, model.AreEqual);
            Assert.Equal((stream, pipe), (workload.IsNative(Operation.Stream), workload.IsNative(Operation.Pipe)));
        }
    }

    [Theory]
    [InlineData(Operation.Stream)]
    [InlineData(Operation.Pipe)]
    public void Wrong_calls_are_never_timed(Operation operation)
    {
        var codec = new ObjectCodec<Person, Forgetful>();
        var model = new PersonModel();
        IWorkload workload = codec.Prepare(model.Create(model.Scenarios[0], seed: 1, count: 1), model.Touch, model.AreEqual);
        Assert.Contains(
            "differs when it is written to a stream",
            Assert.Throws<InvalidOperationException>(() => workload.Run(operation, 1)).Message);
    }

    private static ulong ExpectedTouch<T>(ICodec<T> codec, IModel<T> model, T value) =>
        model.Touch(((IObjectCodec<T>)codec).Decode(codec.EncodeToArray(value)));

    private static void Run<T>(ICodec<T> codec, T[] values, Func<T, ulong> touch, Func<T, T, bool> areEqual, ulong[] touches)
    {
        IWorkload workload = codec.Prepare(values, touch, areEqual);
        foreach (Operation operation in new[] { Operation.Stream, Operation.Pipe, Operation.Encode, Operation.Stream })
        {
            workload.Run(operation, values.Length);
            Assert.True(operation == Operation.Encode || touches[^1] == workload.TouchLast(), $"{operation}");
        }

        workload.Run(Operation.RoundTrip, values.Length);
        Assert.Equal(touches[^1], workload.TouchLast());
    }

    private sealed class Trial(string serializer) : IModelVisitor<string?>
    {
        public string? Visit<T>(IModel<T> model)
        {
            Binding<T> binding = Catalog.BuiltIn.Find(serializer)!.Bind(model);
            if (binding.Codec is not { } codec)
            {
                return PeerCases.IsOfLackedKind(binding.Reason!.ToString()) || !serializer.StartsWith("peer/", StringComparison.Ordinal)
                    ? null
                    : binding.Reason.ToString();
            }

            T[] values = model.Create(PeerCases.FirstOf(model, serializer), seed: 1, count: 2);
            ulong[] expected = Array.ConvertAll(values, value => ExpectedTouch(codec, model, value));
            Run(codec, values, model.Touch, (left, right) => model.AreEqual(left, right), expected);
            return null;
        }
    }

    // Forgets the text of what it writes to a stream.
    private readonly struct Forgetful : IObjectCore<Person>, IStreamCore<Person>
    {
        private static readonly IObjectCodec<Person> Inner =
            (IObjectCodec<Person>)Catalog.BuiltIn.Find("dense/generated")!.Bind<Person>().Codec!;

        public void Encode(Person value, EncodeBuffer buffer) => Inner.Encode(value, buffer);

        public Person Decode(ArraySegment<byte> data) => Inner.Decode(data);

        public void Write(Person value, Stream output) => output.Write(Inner.EncodeToArray(new Person { Id = value.Id }));

        public Person Read(Stream input)
        {
            using var message = new MemoryStream();
            input.CopyTo(message);
            return Inner.Decode(message.ToArray());
        }
    }
}
