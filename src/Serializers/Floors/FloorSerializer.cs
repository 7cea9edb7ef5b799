namespace SerBench.Serializers.Floors;

public abstract class FloorRow(string id, string title, Traits traits, string kind, Type contract, Type codec) : ISerializer
{
    public string Id => id;

    public string Title => title;

    public SerializerFamily Family => SerializerFamily.Floor;

    public Traits Traits => traits;

    public Binding<T> Bind<T>()
    {
        Type wanted = contract.MakeGenericType(typeof(T));
        Type? floor = typeof(FloorRow).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(wanted));
        return floor is null
            ? new Unsupported(typeof(T).Name, $"no {kind} has been written for this type")
            : Binding<T>.To((ICodec<T>)Activator.CreateInstance(codec.MakeGenericType(typeof(T), floor), Activator.CreateInstance(floor))!);
    }
}

public sealed class FloorSerializer() : FloorRow(
    "floor/object", "Floor (hand-written, fixed layout)", Traits.ValidatesInput, "floor", typeof(IFloor<>), typeof(ObjectCodec<,>));

public sealed class ViewFloorSerializer() : FloorRow(
    "floor/view", "Floor (hand-written, read in place)", Traits.ValidatesInput | Traits.ZeroCopy, "view floor", typeof(IViewFloor<>),
    typeof(ViewCodec<,>));

public interface IViewFloor<T> : IViewCore<T>;
