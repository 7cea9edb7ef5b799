using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Payload;

/// <summary>
/// <c>payload</c>: the bare data, that is every leaf without anything that tells where it begins or ends. Nobody can read it back; it
/// is the size below which a format has to be clever.
/// </summary>
public sealed class PayloadSerializer : ISerializer
{
    public string Id => "payload";

    public string Title => "Payload";

    public SerializerFamily Family => SerializerFamily.Payload;

    public Traits Traits => Traits.None;

    public Binding<T> Bind<T>() =>
        ShapeCheck.Find(typeof(T), _ => null) is { } unknown ? unknown : Binding<T>.To(new PayloadCodec<T>());
}
