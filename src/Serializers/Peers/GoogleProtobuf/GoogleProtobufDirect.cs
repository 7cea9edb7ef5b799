using Google.Protobuf;
using SerBench.Serializers.Direct;

namespace SerBench.Serializers.Peers.GoogleProtobuf;

/// <summary>Google.Protobuf, called without SerBench: into a buffer writer, and into a new array.</summary>
public sealed class GoogleProtobufDirect : IDirectCalls
{
    public IEnumerable<DirectCall> All => [.. Written(GoogleProtobufCard.Main), .. Arrays(GoogleProtobufCard.Main.Default)];

    private static DirectCall[] Written(string row) =>
    [
        DirectCall.Of<Schemas.Protobuf.Person>(row, "person", (value, output) => value.WriteTo(output), data => Schemas.Protobuf.Person.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.SimpleObject>(row, "simple", (value, output) => value.WriteTo(output), data => Schemas.Protobuf.SimpleObject.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.ComplexObject>(row, "complex", (value, output) => value.WriteTo(output), data => Schemas.Protobuf.ComplexObject.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.ComplexList>(row, "complex-list", (value, output) => value.WriteTo(output), data => Schemas.Protobuf.ComplexList.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.DeepObject>(row, "deep", (value, output) => value.WriteTo(output), data => Schemas.Protobuf.DeepObject.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.Car>(row, "car", (value, output) => value.WriteTo(output), data => Schemas.Protobuf.Car.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.TreeNode>(row, "tree", (value, output) => value.WriteTo(output), data => Schemas.Protobuf.TreeNode.Parser.ParseFrom(data)),
    ];

    private static DirectCall[] Arrays(string row) =>
    [
        DirectCall.Of<Schemas.Protobuf.Person>(row, "person", value => value.ToByteArray(), data => Schemas.Protobuf.Person.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.SimpleObject>(row, "simple", value => value.ToByteArray(), data => Schemas.Protobuf.SimpleObject.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.ComplexObject>(row, "complex", value => value.ToByteArray(), data => Schemas.Protobuf.ComplexObject.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.ComplexList>(row, "complex-list", value => value.ToByteArray(), data => Schemas.Protobuf.ComplexList.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.DeepObject>(row, "deep", value => value.ToByteArray(), data => Schemas.Protobuf.DeepObject.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.Car>(row, "car", value => value.ToByteArray(), data => Schemas.Protobuf.Car.Parser.ParseFrom(data)),
        DirectCall.Of<Schemas.Protobuf.TreeNode>(row, "tree", value => value.ToByteArray(), data => Schemas.Protobuf.TreeNode.Parser.ParseFrom(data)),
    ];
}
