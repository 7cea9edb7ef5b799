using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Benchmarks.Cells;

/// <summary>The checksum that reading a value must leave behind: that of its leaves, or what a view says of itself.</summary>
internal static class ExpectedTouch
{
    public static ulong Of<T>(IModel<T> model, ICodec<T> codec, T value) =>
        codec is IViewCodec<T> view ? view.Expect(value) : model.Touch(value);
}
