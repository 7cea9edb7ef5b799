namespace SerBench.Serializers.Racing;

public abstract class ViewSerializer<TModel>(string id, string title, Traits traits) : ISerializer, IWritesFormat
{
    public string Id => id;

    public string Title => title;

    public SerializerFamily Family => SerializerFamily.Grid;

    public Traits Traits => traits;

    public string FormatId => id[..id.IndexOf('/')];

    public Binding<T> Bind<T>() => MakeCodec() is ICodec<T> codec
        ? Binding<T>.To(codec)
        : new Unsupported(typeof(T).Name, $"this access is written for {typeof(TModel).Name} alone");

    protected abstract IViewCodec<TModel> MakeCodec();
}
