using SerBench.Benchmarks.Engine.Cells;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Features.Explain;

/// <summary>Finds the meaning of each byte in the first message of a cell, for reports.</summary>
public static class CellAnatomy
{
    /// <summary>Adds the parts of the first message to the record of a cell.</summary>
    public static CellRecord Complete(CellRecord record, Cell cell, Catalog catalog) => Of(cell, catalog) is not { } anatomy
        ? record
        : record with
        {
            Anatomy = KindRecord.Of(anatomy.Summary),
            Parts = PartLine.Keep([.. anatomy.Parts.Select(part => AnatomyText.LineOf(part, anatomy))]),
        };

    /// <summary>The parts; null if the serializer does not carry the value or does not explain its bytes.</summary>
    public static Anatomy? Of(Cell cell, Catalog catalog) =>
        Explainers.Find(catalog, cell.Serializer) is { } explainer ? cell.Model.Accept(new Explainer(cell, explainer)) : null;

    private sealed class Explainer(Cell cell, IExplainedSerializer explainer) : IModelVisitor<Anatomy?>
    {
        public Anatomy? Visit<T>(IModel<T> model)
        {
            if (cell.Serializer.Bind(model).Codec is not { } codec)
            {
                return null;
            }

            var buffer = new EncodeBuffer();
            try
            {
                codec.Encode(model.Create(cell.Scenario, CellId.Seed, 1)[0], buffer);
            }
            catch (UnsupportedValueException)
            {
                return null;
            }

            return buffer.Length > MessageSource.LongestMessage ? null : Explain(typeof(T), buffer.ToArray());
        }

        private Anatomy? Explain(Type root, byte[] message)
        {
            try
            {
                return explainer.Explain(root, message);
            }
            catch (WireFormatException)
            {
                // A library may write its format in a way that we do not expect. Its message has no anatomy then, and the run goes on.
                return null;
            }
        }
    }
}
