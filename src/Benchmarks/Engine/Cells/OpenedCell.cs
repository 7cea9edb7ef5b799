namespace SerBench.Benchmarks.Engine.Cells;

/// <summary>A cell whose values are created and encoded, ready to run.</summary>
/// <param name="Touches">The checksum that reading each value must give.</param>
public sealed record OpenedCell(IWorkload Workload, string PayloadHash, IReadOnlyList<ulong> Touches)
{
    public static OpenedCell Open(Cell cell) => cell.Model.Accept(new Opener(cell));

    private sealed class Opener(Cell cell) : IModelVisitor<OpenedCell>
    {
        public OpenedCell Visit<T>(IModel<T> model)
        {
            Binding<T> binding = cell.Bind(model);
            ICodec<T> codec = binding.Codec ?? throw new InvalidOperationException($"{cell.Id} cannot be timed: {binding.Reason}");
            T[] values = cell.Create(model);
            IWorkload workload = codec.Prepare(values, model.Touch, (a, b) => model.AreEqual(a, b));
            ulong[] touches = Array.ConvertAll(values, value => ExpectedTouch.Of(cell.Serializer, model, codec, value));
            return new OpenedCell(workload, new MessageIdentity(cell.Serializer, cell.Model).HashOf(workload.Payloads), touches);
        }
    }
}

/// <summary>The checksum that reading a value must give. A view states its own; others have that of the value's leaves. If null and empty
/// fold, the decoded value counts: the check of the cell has compared it.</summary>
internal static class ExpectedTouch
{
    public static ulong Of<T>(ISerializer serializer, IModel<T> model, ICodec<T> codec, T value)
    {
        if (codec is IViewCodec<T> view)
        {
            return view.Expect(value);
        }

        if (codec is not IObjectCodec<T> objects || !serializer.Traits.HasFlag(Traits.FoldsNull))
        {
            return model.Touch(value);
        }

        return model.Touch(objects.Decode(codec.EncodeToArray(value, new EncodeBuffer())));
    }
}
