using System.Text.Json.Serialization;
using SerBench.Model;

namespace SerBench.Serializers.Peers.SystemTextJson;

/// <summary>The code that the library's source generator writes for the models: no reflection at run time.</summary>
[JsonSerializable(typeof(Person))]
[JsonSerializable(typeof(SimpleObject))]
[JsonSerializable(typeof(ComplexObject))]
[JsonSerializable(typeof(ComplexList))]
[JsonSerializable(typeof(DeepObject))]
[JsonSerializable(typeof(Car))]
[JsonSerializable(typeof(TreeNode))]
internal sealed partial class ModelJsonContext : JsonSerializerContext;
