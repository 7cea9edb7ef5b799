using SerBench.Model;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Models;

/// <summary><c>floor/object</c>: the floor of whichever model has one.</summary>
public sealed class FloorSerializer : ISerializer
{
    public string Id => "floor/object";

    public string Title => "Floor (hand-written, fixed layout)";

    public SerializerFamily Family => SerializerFamily.Floor;

    public Traits Traits => Traits.ValidatesInput;

    public Binding<T> Bind<T>(IModel<T> model)
    {
        Type? floor = typeof(FloorSerializer).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(typeof(IFloor<T>)));
        return floor is null
            ? new Unsupported(typeof(T).Name, "no floor has been written for this type")
            : Binding<T>.To((ICodec<T>)Activator.CreateInstance(typeof(ObjectCodec<,>).MakeGenericType(typeof(T), floor), Activator.CreateInstance(floor))!);
    }
}
