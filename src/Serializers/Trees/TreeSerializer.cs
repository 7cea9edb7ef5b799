namespace SerBench.Serializers.Trees;

public sealed class TreeSerializer(ITreeCodec codec) : ISerializer, IHasOrigin, IStatesMemory
{
    public string Id => codec.Id;

    public string Title => codec.Title;

    public SerializerFamily Family => SerializerFamily.Tree;

    public Traits Traits => codec.Traits;

    public ITreeCodec Codec => codec;

    public int? BytesPerByte => (codec as IStatesMemory)?.BytesPerByte;

    public Assembly Library => (codec as IHasOrigin)?.Library ?? codec.GetType().Assembly;

    public Binding<T> Bind<T>() => new ObjectCodec<TreeNode, Core>(new Core(codec), codec.Check) is ICodec<T> bound
        ? Binding<T>.To(bound)
        : new Unsupported(typeof(T).Name, "the codec carries trees only");

    private readonly struct Core(ITreeCodec codec) : IObjectCore<TreeNode>
    {
        public void Encode(TreeNode value, EncodeBuffer buffer) => codec.Serialize(value, TreeLink.Memory, buffer);

        public TreeNode Decode(ArraySegment<byte> data) => codec.Deserialize(data, TreeLink.Memory);
    }
}
