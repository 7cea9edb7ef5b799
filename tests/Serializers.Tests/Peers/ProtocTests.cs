using SerBench.Formats.Tests.Programs;

namespace SerBench.Serializers.Tests.Peers;

// The compiler of Protocol Buffers' own project reads our proto3 messages and writes messages for us.
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
    public void ItsTextOfOursGivesOursAgain(string model, string scenario) => PeerCases.Visit(model, new ThereAndBack(scenario));

    // The sentences of Google.Protobuf's recipe: its language of schemas has no form for these.
    [ProgramTheory(Name)]
    [InlineData("repeated repeated int32 a = 1;")]
    [InlineData("repeated map<string, int32> a = 1;")]
    [InlineData("map<string, repeated int32> a = 1;")]
    [InlineData("map<string, map<string, int32>> a = 1;")]
    [InlineData("repeated optional int32 a = 1;")]
    [InlineData("optional repeated int32 a = 1;")]
    [InlineData("optional map<string, int32> a = 1;")]
    [InlineData("map<double, int32> a = 1;")]
    [InlineData("map<bytes, int32> a = 1;")]
    [InlineData("map<A, int32> a = 1;")]
    public void The_language_of_protobuf_lacks_what_the_library_is_said_not_to_carry(string field)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("serbench-protoc");
        try
        {
            Compile("optional int32 b = 2;");
            Assert.ThrowsAny<Exception>(() => Compile(field));
        }
        finally
        {
            folder.Delete(recursive: true);
        }

        void Compile(string added)
        {
            File.WriteAllText(Path.Combine(folder.FullName, "a.proto"), $"syntax = \"proto3\";\nmessage A {{ {added} }}\n");
            Protoc.Run([$"--proto_path={folder.FullName}", $"--descriptor_set_out={folder.FullName}/a.bin", "a.proto"]);
        }
    }

    private sealed class ThereAndBack(string scenario) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            var codec = (IObjectCodec<T>)PeerCases.Codec("proto3/compiled", model);
            byte[] ours = codec.EncodeToArray(model.First(scenario));
            byte[] text = Run("decode", typeof(T).Name, ours);
            byte[] theirs = Run("encode", typeof(T).Name, text);

            // A field that the schema lacks would be a bare number in the text, and protoc would not read it back. Maps have no order.
            Assert.Equal(ours.Length, theirs.Length);
            Assert.Equal(PeerCases.Folded(codec.Decode(ours)), PeerCases.Folded(codec.Decode(theirs)));
            return true;
        }

        private static byte[] Run(string command, string message, byte[] input)
        {
            string schemas = Path.Combine(AppContext.BaseDirectory, "Golden", "Protobuf");
            return Protoc.Run([$"--{command}=serbench.{message}", $"--proto_path={schemas}", "serbench.proto"], input);
        }
    }
}
