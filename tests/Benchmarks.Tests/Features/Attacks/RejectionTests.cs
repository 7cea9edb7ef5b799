namespace SerBench.Benchmarks.Tests.Features.Attacks;

public class RejectionTests
{
    private static readonly string[] TreesOfLibraries = ["tree/google-protobuf", "tree/protobuf-net"];

    // Of our own readers, the exception that they throw is judged, and not the exception inside it.
    [Fact]
    public void Every_reader_but_those_of_libraries_is_ours()
    {
        foreach (ISerializer serializer in Catalog.BuiltIn.Serializers)
        {
            bool isOfALibrary = serializer.Family == SerializerFamily.Peer || TreesOfLibraries.Contains(serializer.Id);
            var rejection = new Rejection(serializer);
            var thrown = new WireFormatException(0, "text", new InvalidDataException());

            Assert.True(rejection.IsOurs != isOfALibrary, serializer.Id);
            Assert.Equal(isOfALibrary ? thrown.InnerException : thrown, rejection.Thrown(thrown));
        }
    }
}
