namespace SerBench.Serializers.Floors;

/// <summary><c>floor/object</c>: the floor of every model that has one.</summary>
public sealed class FloorSerializer : ISerializer
{
    public string Id => "floor/object";

    public string Title => "Floor (hand-written, fixed layout)";

    public SerializerFamily Family => SerializerFamily.Floor;

    public Traits Traits => Traits.ValidatesInput;

    public Binding<T> Bind<T>()
    {
        Type? floor = typeof(FloorSerializer).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(typeof(IFloor<T>)));
        return floor is null
            ? new Unsupported(typeof(T).Name, "no floor has been written for this type")
            : Binding<T>.To((ICodec<T>)Activator.CreateInstance(typeof(ObjectCodec<,>).MakeGenericType(typeof(T), floor), Activator.CreateInstance(floor))!);
    }
}

/// <summary>
/// The floor of a model: straight-line code with a fixed layout, bounds checked once per message. Every row is printed as a multiple
/// of it. One struct per model and shape, found by discovery.
/// </summary>
public interface IFloor<T> : IObjectCore<T>;

/// <summary>The counterpart of <see cref="IFloor{T}"/> for rows that read values in place.</summary>
public interface IViewFloor<T> : IViewCore<T>;

/// <summary><c>floor/view</c>: the floor of rows that read in place, for every model that has one.</summary>
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
