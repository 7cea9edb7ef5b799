// Orleans 10.4.2, by documented calls. A type needs: attribute, generator.
//   dotnet add package Microsoft.Orleans.Serialization --version 10.4.2
// Called alike: SimpleObject, DeepObject, ComplexList.
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using System.Buffers;

public static class UseTreeNode
{
    // SerBench timed the same calls with a kept session and a writer that is a struct.
    // The library does not bring along this package: Microsoft.Extensions.DependencyInjection.
    private static readonly Serializer<TreeNode> Serializer = new ServiceCollection().AddSerializer().BuildServiceProvider().GetRequiredService<Serializer<TreeNode>>();

    public static void Write(TreeNode value, IBufferWriter<byte> output) => Serializer.Serialize(value, output);

    public static TreeNode Read(ReadOnlySpan<byte> data) => Serializer.Deserialize(data)!;
}
