using SerBench.Serializers.Direct;
using SerBench.Serializers.Tests.Peers;

namespace SerBench.Serializers.Tests.Direct;

// Direct calls do the same work as the rows that they check, and no row of a library lacks them.
public class DirectCallTests
{
    // These rows add our own code to that of their library.
    private const string WithConversion = "+convert";

    public static TheoryData<string> Rows => [.. DirectCall.All.Select(call => call.Serializer).Distinct()];

    [Theory]
    [SharedData(nameof(Rows))]
    public void Direct_calls_write_and_read_the_messages_of_the_row(string row)
    {
        DirectCall[] calls = [.. DirectCall.All.Where(call => call.Serializer == row)];
        Assert.Equal(ModelCatalog.BuiltIn.Models.Count, calls.Length);
        Assert.All(calls, call => Assert.True(
            Check(call) is not { } refusal || PeerCases.IsOfLackedKind(refusal), $"{row} does not carry {call.Model}."));
    }

    [Fact]
    public void Every_row_of_a_library_has_direct_calls() => Assert.Empty(Catalog.BuiltIn.Serializers
        .Where(serializer =>
            serializer.Family == SerializerFamily.Peer
                && !serializer.Id.EndsWith(WithConversion, StringComparison.Ordinal))
        .Select(serializer => serializer.Id)
        .Except(DirectCall.All.Select(call => call.Serializer)));

    // The reason why the library cannot carry the model; null if it can.
    private static string? Check(DirectCall call) => ModelCatalog.BuiltIn.Find(call.Model)!.Accept(new Checker(call));

    private sealed class Checker(DirectCall call) : IModelVisitor<string?>
    {
        public string? Visit<T>(IModel<T> model)
        {
            Binding<T> binding = Catalog.BuiltIn.Find(call.Serializer)!.Bind<T>();
            if (binding.Codec is not { } codec)
            {
                return binding.Reason!.ToString();
            }

            T[] values = model.Create(PeerCases.FirstOf(model, call.Serializer), seed: 1, count: 2);
            IWorkload workload = codec.Prepare(values, model.Touch, model.AreEqual);
            DirectLoop loop = call.Prepare(workload.Payloads);
            loop.Encode(values.Length);
            loop.Decode(values.Length);
            Assert.Equal(workload.Payloads, loop.Messages);
            return null;
        }
    }
}
