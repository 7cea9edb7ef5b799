using SerBench.Benchmarks.Cells;
using SerBench.Model;
using SerBench.Serializers;
using SerBench.Serializers.Codecs;
using SerBench.Serializers.Contracts;

namespace SerBench.Benchmarks.Explain;

/// <summary>For reports: how the bytes of a cell's first value are shared among the kinds.</summary>
public static class CellAnatomy
{
    /// <summary>The totals, or null where the serializer does not carry the value or does not explain its bytes.</summary>
    public static AnatomySummary? Of(Cell cell, Catalog catalog) =>
        Explanation.Find(catalog, cell.Serializer) is { } explainer ? cell.Model.Accept(new Explainer(cell, explainer)) : null;

    private sealed class Explainer(Cell cell, IExplainedSerializer explainer) : IModelVisitor<AnatomySummary?>
    {
        public AnatomySummary? Visit<T>(IModel<T> model)
        {
            if (cell.Serializer.Bind(model).Codec is not { } codec)
            {
                return null;
            }

            var buffer = new EncodeBuffer();
            try
            {
                codec.Encode(model.Create(cell.Scenario, Cell.Seed, 1)[0], buffer);
            }
            catch (UnsupportedValueException)
            {
                return null;
            }

            return buffer.Length > MessageSource.LongestMessage ? null : Explain(typeof(T), buffer.ToArray());
        }

        private AnatomySummary? Explain(Type root, byte[] message)
        {
            try
            {
                return explainer.Explain(root, message).Summary;
            }
            catch (WireFormatException)
            {
                // A library that writes its format otherwise than we expect has no anatomy; that must not stop a run.
                return null;
            }
        }
    }
}
