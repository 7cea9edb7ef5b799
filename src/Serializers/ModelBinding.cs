using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers;

/// <summary>Binds a serializer to the type of a model, so that nobody has to write the type.</summary>
public static class ModelBinding
{
    public static Binding<T> Bind<T>(this ISerializer serializer, IModel<T> model) => model is null ? throw new ArgumentNullException(nameof(model)) : serializer.Bind<T>();
}
