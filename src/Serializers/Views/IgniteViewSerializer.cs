using SerBench.Formats.Access.Handwritten;
using SerBench.Formats.Ignite.Views;
using SerBench.Formats.Ignite;

namespace SerBench.Serializers.Views;

// Every field is found by its name through the footer.
public sealed class IgniteViewSerializer : ISerializer
{
    public string Id => $"{IgniteFormat.Info.Id}/view";

    public string Title => $"{IgniteFormat.Info.Title}, fields found by name and read in place";

    public SerializerFamily Family => SerializerFamily.Grid;

    public Traits Traits => IgniteFormat.Info.Traits | Traits.ZeroCopy;

    public Binding<T> Bind<T>()
    {
        if (ShapeCheck.Find(typeof(T), Refuse) is { } refused)
        {
            return refused;
        }

        if (HandwrittenBinarizers.Find(typeof(T)) is not { } binarizer)
        {
            return new Unsupported(typeof(T).Name, "nobody has written a binarizer for this type");
        }

        Type core = typeof(IgniteViewCore<,>).MakeGenericType(typeof(T), binarizer);
        return Binding<T>.To(
            (ICodec<T>)Activator.CreateInstance(typeof(ViewCodec<,>).MakeGenericType(typeof(T), core), Activator.CreateInstance(core))!);
    }

    private static string? Refuse(ValueShape value) => value.SequenceKind == SequenceKind.Rectangular
        ? "views do not show arrays of several dimensions"
        : IgniteFormat.Refuse(value);
}

internal readonly struct IgniteViewCore<T, TBinarizer> : IViewCore<T>
    where TBinarizer : struct, IBinarizer<T>
{
    private static readonly IgniteViewTypes Types = new(TBinarizer.GetShape(FieldOrder.ByName));

    public void Encode(T value, EncodeBuffer buffer) => IgniteFormat.Encode<T, TBinarizer>(value, buffer);

    public ulong Read(ArraySegment<byte> data) => new IgniteLeafWalk(Types, data.Count).Sum(IgniteView.Read(data, Types.Options));

    public ulong Expect(T value) => IgniteExpectedLeaves.All.Of(value, TBinarizer.GetShape(FieldOrder.ByName));
}
