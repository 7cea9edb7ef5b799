namespace SerBench.Formats.FlatBuffers.Schema;

internal sealed class FlatType
{
    public const int OffsetSize = 4;

    private readonly Func<ObjectSchema>? _resolve;

    private FlatType(WireForm form, int size, int alignment, Func<ObjectSchema>? schema = null, FlatType? item = null, bool isLevel = false)
    {
        (Form, Size, Alignment, Item, IsLevel, _resolve) = (form, size, alignment, item, isLevel, schema);
    }

    public static FlatType Text { get; } = new(WireForm.Text, OffsetSize, OffsetSize);

    public WireForm Form { get; }

    public int Size { get; }

    public int Alignment { get; }

    public FlatType? Item { get; }

    public bool IsLevel { get; }

    public ObjectSchema Object => field ??= _resolve!();

    public static FlatType Number(int size) => new(WireForm.Inline, size, size);

    public static FlatType Opaque(int size, int alignment) => new(WireForm.Inline, size, alignment);

    public static FlatType Struct(ObjectSchema schema) => new(WireForm.Inline, schema.Size, schema.Alignment, () => schema, isLevel: true);

    public static FlatType Table(Func<ObjectSchema> schema, bool isLevel = false) =>
        new(WireForm.Table, OffsetSize, OffsetSize, schema, isLevel: isLevel);

    public static FlatType Vector(FlatType item) => new(WireForm.Vector, OffsetSize, OffsetSize, item: item);
}
