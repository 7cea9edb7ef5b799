using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Floors;

/// <summary><c>floor/view</c>: the floor of rows that read in place, of whichever model has one.</summary>
public sealed class ViewFloorSerializer : ISerializer
{
    public string Id => "floor/view";

    public string Title => "Floor (hand-written, read in place)";

    public SerializerFamily Family => SerializerFamily.Floor;

    public Traits Traits => Traits.ValidatesInput | Traits.ZeroCopy;

    public Binding<T> Bind<T>()
    {
        Type? floor = typeof(ViewFloorSerializer).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(typeof(IViewFloor<T>)));
        return floor is null
            ? new Unsupported(typeof(T).Name, "no view floor has been written for this type")
            : Binding<T>.To((ICodec<T>)Activator.CreateInstance(typeof(ViewCodec<,>).MakeGenericType(typeof(T), floor), Activator.CreateInstance(floor))!);
    }
}
