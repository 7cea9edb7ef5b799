using SerBench.Formats.Contracts;
using SerBench.Formats.Tests;
using SerBench.Formats.Tests.Programs;
using SerBench.Model;

namespace SerBench.Serializers.Tests.Peers;

/// <summary>The compiler of Protocol Buffers' own project reads our proto3 messages and writes messages for us.</summary>
public class ProtocTests
{
    private const string Name = "protoc";

    private static readonly InstalledProgram Protoc = new(Name);

    public static TheoryData<string, string> Cases => PeerCases.Data
        .Where(data => data.Scenario.Name != "deep")
        .Select(data => (data.Model.Id, data.Scenario.Name))
        .ToTheoryData();

    [ProgramTheory(Name)]
    [MemberData(nameof(Cases))]
    public void ItsTextOfOursGivesOursAgain(string model, string scenario) => ModelCatalog.BuiltIn.Find(model)!.Accept(new ThereAndBack(scenario));

    private sealed class ThereAndBack(string scenario) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            var codec = (IObjectCodec<T>)PeerCases.Codec("proto3/compiled", model);
            byte[] ours = codec.EncodeToArray(model.Create(model.FindScenario(scenario)!, seed: 1, count: 1)[0]);
            byte[] text = Run("decode", typeof(T).Name, ours);
            byte[] theirs = Run("encode", typeof(T).Name, text);

            // A field that the schema lacks would be a bare number in the text, and protoc would not read it back. Maps have no order.
            Assert.Equal(ours.Length, theirs.Length);
            Assert.Equal(PeerCases.Folded(codec.Decode(ours)), PeerCases.Folded(codec.Decode(theirs)));
            return true;
        }

        private static byte[] Run(string command, string message, byte[] input) =>
            Protoc.Run([$"--{command}=serbench.{message}", $"--proto_path={Path.Combine(AppContext.BaseDirectory, "Golden", "Protobuf")}", "serbench.proto"], input);
    }
}
