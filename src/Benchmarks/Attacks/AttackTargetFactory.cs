using SerBench.Formats.Contracts;
using SerBench.Model;

using SerBench.Serializers;

namespace SerBench.Benchmarks.Attacks;

/// <summary>Binds a serializer to a model for an attack; null where the pair cannot be.</summary>
internal sealed class AttackTargetFactory(ISerializer serializer, ulong seed, int random) : IModelVisitor<IAttackTarget?>
{
    public IAttackTarget? Visit<T>(IModel<T> model) => serializer.Bind(model).Codec is { } codec and (IObjectCodec<T> or IViewCodec<T>)
        ? new AttackTarget<T>(serializer, model, codec, seed, random)
        : null;
}
