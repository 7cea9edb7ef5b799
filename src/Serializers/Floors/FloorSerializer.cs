namespace SerBench.Serializers.Floors;

/// <summary>A row of floors: one for every model that has such a floor.</summary>
/// <param name="kind">The name of such floors, for the reason why a type has none.</param>
/// <param name="contract">The interface of the floors, for any model.</param>
/// <param name="codec">The codec around a floor, for any model and floor.</param>
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

/// <summary><c>floor/object</c>: the floor of every model that has one.</summary>
public sealed class FloorSerializer() : FloorRow(
    "floor/object", "Floor (hand-written, fixed layout)", Traits.ValidatesInput, "floor", typeof(IFloor<>), typeof(ObjectCodec<,>));

/// <summary><c>floor/view</c>: the floor of rows that read in place, for every model that has one.</summary>
public sealed class ViewFloorSerializer() : FloorRow(
    "floor/view", "Floor (hand-written, read in place)", Traits.ValidatesInput | Traits.ZeroCopy, "view floor", typeof(IViewFloor<>),
    typeof(ViewCodec<,>));

/// <summary>The counterpart of <see cref="IFloor{T}"/> for rows that read values in place.</summary>
public interface IViewFloor<T> : IViewCore<T>;
