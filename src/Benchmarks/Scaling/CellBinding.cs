using SerBench.Formats.Contracts;
using SerBench.Model;

using SerBench.Serializers;

namespace SerBench.Benchmarks.Scaling;

/// <summary>Whether a serializer has a codec for a model.</summary>
internal sealed class CellBinding(ISerializer serializer) : IModelVisitor<bool>
{
    public bool Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is { Shape: not CodecShape.SizeOnly };
}
