using System.CommandLine;
using System.Diagnostics;
using SerBench.Benchmarks.Engine.Cells;
using SerBench.Benchmarks.Engine.Measure;
using SerBench.Benchmarks.Engine.Options;
using SerBench.Serializers;

namespace SerBench.Benchmarks.Cli;

/// <summary>
/// <c>first-call</c>, hidden: makes the first calls of a serializer in this process and prints two numbers of microseconds: for binding
/// and encoding, and for decoding.
/// </summary>
internal static class FirstCallCommand
{
    public static Command Create(ProgramContext context)
    {
        var options = new CellOptions();
        var outside = new OutsideFileOption();
        return HiddenCommand.Create(FirstCallTimer.CommandName, [.. options.All, outside], parsed =>
        {
            Cell cell = outside.Open(parsed, context).Selection.Find(options.Read(parsed));
            (double encode, double decode) = cell.Model.Accept(new FirstCalls(cell));
            context.Terminal.Line($"{encode:0.0} {decode:0.0}");
        });
    }

    private sealed class FirstCalls(Cell cell) : IModelVisitor<(double Encode, double Decode)>
    {
        public (double Encode, double Decode) Visit<T>(IModel<T> model)
        {
            T value = model.Create(cell.Scenario, CellId.Seed, 1)[0];
            var buffer = new EncodeBuffer();
            long start = Stopwatch.GetTimestamp();
            ICodec<T> codec = cell.Serializer.Bind(model).Codec ?? throw new UsageException($"{cell.Id} is not offered.");
            double bind = Stopwatch.GetElapsedTime(start).TotalMicroseconds;

            codec.Check(value);
            start = Stopwatch.GetTimestamp();
            codec.EncodeChecked(value, buffer);
            double encode = bind + Stopwatch.GetElapsedTime(start).TotalMicroseconds;

            var message = buffer.Message;
            start = Stopwatch.GetTimestamp();
            Read(codec, message);
            return (encode, Stopwatch.GetElapsedTime(start).TotalMicroseconds);
        }

        private static void Read<T>(ICodec<T> codec, ArraySegment<byte> message)
        {
            if (codec is IObjectCodec<T> objects)
            {
                objects.Decode(message);
            }
            else if (codec is IViewCodec<T> view)
            {
                view.Read(message);
            }
        }
    }
}
