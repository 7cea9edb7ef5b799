using SerBench.Formats.Tests.Programs;

namespace SerBench.Serializers.Tests.Peers;

// What the compiler of Protocol Buffers' own project says of its language.
public class ProtocTests
{
    private const string Name = "protoc";

    private static readonly InstalledProgram Protoc = new(Name);

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
}
