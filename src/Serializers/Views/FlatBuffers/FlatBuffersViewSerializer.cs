using SerBench.Formats.FlatBuffers.Views;
using SerBench.Formats.FlatBuffers;

namespace SerBench.Serializers.Views.FlatBuffers;

public sealed class FlatBuffersViewSerializer : ISerializer, IWritesFormat
{
    public string Id => $"{FlatBuffersFormat.Info.Id}/view";

    public string Title => $"{FlatBuffersFormat.Info.Title}, read in place after verification";

    public SerializerFamily Family => SerializerFamily.Grid;

    public Traits Traits => FlatBuffersFormat.Info.Traits | Traits.ZeroCopy;

    public string FormatId => "flatbuffers";

    public Binding<T> Bind<T>()
    {
        Type? contract =
            typeof(FlatBuffersViewSerializer).Assembly.GetTypes().SelectMany(type => type.GetInterfaces()).FirstOrDefault(Serves<T>);
        if (contract is null)
        {
            return new Unsupported(typeof(T).Name, "nobody has written a view for this type");
        }

        Type[] arguments = contract.GetGenericArguments();
        Type core = typeof(FlatViewCore<,,>).MakeGenericType(arguments[1], arguments[2], arguments[0]);
        return Binding<T>.To(
            (ICodec<T>)Activator.CreateInstance(typeof(ViewCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!);
    }

    private static bool Serves<T>(Type contract) =>
        contract.IsGenericType
        && contract.GetGenericTypeDefinition() == typeof(IFlatView<,,>)
        && contract.GetGenericArguments()[1] == typeof(T)
        && !contract.ContainsGenericParameters;
}

internal readonly struct FlatViewCore<T, TBinarizer, TView> : IViewCore<T>
    where TBinarizer : struct, IBinarizer<T>
    where TView : struct, IFlatView<TView, T, TBinarizer>, allows ref struct
{
    public void Encode(T value, EncodeBuffer buffer) => FlatBuffersFormat.Encode<T, TBinarizer>(value, buffer);

    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(LeafSum);
        TView.At(TableView.Root<T>(data)).AddTo(ref sum);
        return sum.Value;
    }

    public ulong Expect(T value) => ExpectedLeaves.Unordered.Of(value);
}

public static class LeafSumText
{
    public static void AddText(this ref LeafSum sum, TableView table, int field)
    {
        if (table.TryGetText(field, out ReadOnlySpan<byte> utf8))
        {
            sum.Add(utf8);
        }
        else
        {
            sum.AddNull();
        }
    }
}
