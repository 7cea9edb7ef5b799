using System.Reflection;
using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Serializers.Floors;

/// <summary><c>floor/object</c>: the floor of whichever model has one.</summary>
public sealed class FloorSerializer : ISerializer, IExplainedSerializer
{
    public string Id => "floor/object";

    public string Title => "Floor (hand-written, fixed layout)";

    public SerializerFamily Family => SerializerFamily.Floor;

    public Traits Traits => Traits.ValidatesInput;

    public Binding<T> Bind<T>()
    {
        Type? floor = Find(typeof(IFloor<T>));
        return floor is null
            ? new Unsupported(typeof(T).Name, "no floor has been written for this type")
            : Binding<T>.To((ICodec<T>)Activator.CreateInstance(typeof(ObjectCodec<,>).MakeGenericType(typeof(T), floor), Activator.CreateInstance(floor))!);
    }

    public bool CanExplain => true;

    public Anatomy Explain(Type root, ReadOnlyMemory<byte> payload)
    {
        Type contract = typeof(IFloorAnatomy<>).MakeGenericType(root);
        Type explainer = Find(contract) ?? throw new NotSupportedException($"Nobody has written down what the bytes of a {root.Name}'s floor are.");
        var anatomy = new Anatomy(payload);
        contract.GetMethod(nameof(IFloorAnatomy<object>.Explain))!.Invoke(Activator.CreateInstance(explainer), BindingFlags.DoNotWrapExceptions, null, [anatomy], null);
        return anatomy.Complete();
    }

    private static Type? Find(Type contract) =>
        typeof(FloorSerializer).Assembly.GetTypes().FirstOrDefault(type => type.IsValueType && type.IsAssignableTo(contract));
}
