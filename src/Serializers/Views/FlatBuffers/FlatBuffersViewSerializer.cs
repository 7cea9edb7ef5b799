using SerBench.Formats.Codecs;
using SerBench.Formats.Contracts;
using SerBench.Formats.FlatBuffers;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Model;

namespace SerBench.Serializers.Views.FlatBuffers;

/// <summary><c>flatbuffers/view</c>: values read where they lie, in models for which somebody has written a view.</summary>
public sealed class FlatBuffersViewSerializer : ISerializer, IWritesFormat
{
    public string Id => $"{FlatBuffersFormat.Info.Id}/view";

    public string Title => $"{FlatBuffersFormat.Info.Title}, read in place after verification";

    public SerializerFamily Family => SerializerFamily.Grid;

    public Traits Traits => FlatBuffersFormat.Info.Traits | Traits.ZeroCopy;

    public string FormatId => "flatbuffers";

    public Binding<T> Bind<T>()
    {
        Type? contract = typeof(FlatBuffersViewSerializer).Assembly.GetTypes().SelectMany(type => type.GetInterfaces()).FirstOrDefault(Serves<T>);
        if (contract is null)
        {
            return new Unsupported(typeof(T).Name, "nobody has written a view for this type");
        }

        Type[] arguments = contract.GetGenericArguments();
        Type core = typeof(FlatViewCore<,,>).MakeGenericType(arguments[1], arguments[2], arguments[0]);
        return Binding<T>.To((ICodec<T>)Activator.CreateInstance(typeof(ViewCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!);
    }

    private static bool Serves<T>(Type contract) =>
        contract.IsGenericType
        && contract.GetGenericTypeDefinition() == typeof(IFlatView<,,>)
        && contract.GetGenericArguments()[1] == typeof(T)
        && !contract.ContainsGenericParameters;
}
