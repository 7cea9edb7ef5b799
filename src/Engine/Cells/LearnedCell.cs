using SerBench.Serializers.Compressed;

namespace SerBench.Engine.Cells;

// A compressor learns its dictionary from the first half of a cell's messages. The other half is checked and timed.
internal static class LearnedCell
{
    public static T[] Create<T>(this Cell cell, IModel<T> model)
    {
        T[] values = model.Create(cell.Scenario, CellId.Seed, cell.Scenario.Instances);
        return cell.Serializer is CompressedSerializer { NeedsTraining: true } ? values[(values.Length / 2)..] : values;
    }

    public static Binding<T> Bind<T>(this Cell cell, IModel<T> model) => cell.Bind(model, out _);

    public static Binding<T> Bind<T>(this Cell cell, IModel<T> model, out string? dictionary)
    {
        dictionary = null;
        if (cell.Serializer is not CompressedSerializer { NeedsTraining: true } compressed || compressed.Inner.Bind(model).Codec is null)
        {
            return cell.Serializer.Bind(model);
        }

        int count = cell.Scenario.Instances;
        if (compressed.LearnFrom(model.Create(cell.Scenario, CellId.Seed, count)[..(count / 2)]) is not { } learned)
        {
            return new Unsupported(typeof(T).Name, $"half of the messages ({count}) are too few, or too short, to learn a dictionary from");
        }

        dictionary = $"a dictionary of {learned.DictionaryLength} bytes, learned from {count / 2} of {count} messages; "
            + "the others are compressed with it";
        return learned.Bind<T>();
    }
}
