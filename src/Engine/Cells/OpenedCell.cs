namespace SerBench.Engine.Cells;

/// <param name="Touches">the expected checksum of each decoded value.</param>
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

// If the serializer may change null to empty or the reverse, the checksum of the decoded value is expected.
internal static class ExpectedTouch
{
    public static ulong Of<T>(ISerializer serializer, IModel<T> model, ICodec<T> codec, T value) => codec switch
    {
        IViewCodec<T> view => view.Expect(value),
        IObjectCodec<T> objects when serializer.Traits.HasFlag(Traits.FoldsNull) =>
            model.Touch(objects.Decode(codec.EncodeToArray(value, new EncodeBuffer()))),
        _ => model.Touch(value),
    };
}
