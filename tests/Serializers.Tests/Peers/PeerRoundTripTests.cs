using System.Text;

namespace SerBench.Serializers.Tests.Peers;

// Every peer returns every scenario of every model unchanged, or refuses it before it is timed.
public sealed class PeerRoundTripTests
{
    private static int MostInstances => Share.IsWhole ? 64 : 4;

    public static TheoryData<string, string, string> Cases => (
        from peer in PeerCases.Peers
        from data in PeerCases.Data
        select (peer.Id, data.Model.Id, data.Scenario.Name)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Cases))]
    public void A_value_comes_back_equal_and_encodes_the_same_again(string peer, string model, string scenario) =>
        PeerCases.Visit(model, new RoundTrip(peer, scenario));

    [Theory]
    [SharedData(nameof(Cases))]
    public void The_measured_loop_works_on_what_was_verified(string peer, string model, string scenario) =>
        PeerCases.Visit(model, new Workload(peer, scenario));

    // A chain of a thousand nodes is deeper than the common limit, and most trees are large.
    internal static bool IsRefused(string peer, IModel model, string scenario) =>
        scenario == "deep"
        || (PeerCases.EndsAt32KiB(peer) && model.Id == "tree" && scenario is "published-1000" or "ids" or "text");

    // Null if the library lacks a kind of the model.
    private static ICodec<T>? Find<T>(string peer, IModel<T> model)
    {
        Binding<T> binding = Catalog.BuiltIn.Find(peer)!.Bind(model);
        Assert.True(binding.Codec is not null || PeerCases.IsOfLackedKind(binding.Reason!.ToString()), $"{peer} {binding.Reason}");
        return binding.Codec;
    }

    // Such keys of dictionaries came back as others.
    private static bool HasChangedName(string peer, object? value)
    {
        Dictionary<string, int>? data = (value as ComplexObject)?.Data ?? (value as ComplexList)?.Data;
        return peer == "peer/Newtonsoft.Json.Bson"
            && data?.Keys.Any(key => !Ascii.IsValid(key) && Encoding.UTF8.GetByteCount(key) > 127) == true;
    }

    private sealed class RoundTrip(string peer, string scenarioName) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            if (Find(peer, model) is not { } codec)
            {
                return true;
            }

            T[] values = Create(model);
            T[] expected = Create(model);
            if (IsRefused(peer, model, scenarioName))
            {
                Assert.Throws<UnsupportedValueException>(() => codec.EncodeToArray(values[0]));
                return true;
            }

            for (int i = 0; i < values.Length; i++)
            {
                if (HasChangedName(peer, values[i]))
                {
                    Assert.Contains("changes keys", Assert.Throws<UnsupportedValueException>(() => codec.EncodeToArray(values[i])).Message);
                    continue;
                }

                byte[] message = codec.EncodeToArray(values[i]);
                Check(model, codec, expected[i], message);
                Assert.Equal(message, codec.EncodeToArray(values[i]));
            }

            return true;
        }

        private T[] Create<T>(IModel<T> model)
        {
            Scenario scenario = model.FindScenario(scenarioName)!;
            return model.Create(scenario, seed: 7, Math.Min(scenario.Instances, MostInstances));
        }

        private void Check<T>(IModel<T> model, ICodec<T> codec, T expected, byte[] message)
        {
            if (codec is IViewCodec<T> view)
            {
                Assert.Equal(view.Expect(expected), view.Read(message));
                return;
            }

            T decoded = ((IObjectCodec<T>)codec).Decode(message);
            Assert.Equal(message, codec.EncodeToArray(decoded));
            PeerCases.AssertRead(peer, model, expected, decoded);
        }
    }

    private sealed class Workload(string peer, string scenarioName) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            if (Find(peer, model) is not { } codec)
            {
                return true;
            }

            IEnumerable<T> created = model.Create(model.FindScenario(scenarioName)!, seed: 7, count: 3);
            T[] values = [.. created.Where(value => !HasChangedName(peer, value))];
            if (IsRefused(peer, model, scenarioName))
            {
                Assert.Throws<UnsupportedValueException>(() => codec.Prepare(values, model.Touch, (a, b) => model.AreEqual(a, b)));
                return true;
            }

            IWorkload workload = codec.Prepare(values, model.Touch, (a, b) => model.AreEqual(a, b));
            Assert.Equal(values.Length, workload.Payloads.Count);

            // Each array on its own: among the items of a sequence, every byte would be compared as an object.
            Assert.All(values, (value, index) => Assert.Equal(codec.EncodeToArray(value), workload.Payloads[index]));
            workload.Run(Operation.Decode, values.Length);
            Assert.Equal(Expected(model, codec, values[^1], workload.Payloads[^1]), workload.TouchLast());
            return true;
        }

        private static ulong Expected<T>(IModel<T> model, ICodec<T> codec, T last, byte[] payload) =>
            codec is IViewCodec<T> view ? view.Expect(last) : model.Touch(((IObjectCodec<T>)codec).Decode(payload));
    }
}
