namespace SerBench.Engine.Measure;

// Prints microseconds: the creation of the codec with the first encoding; the first decoding; and, if asked, the time until calls take at
// most twice their steady time.
internal sealed record FirstCalls(string Launch, bool Settles) : IChildWork
{
    public void Run(ProgramContext context, WatchedReport report)
    {
        TimedRow row = TimedLaunch.Parse(Launch).First;
        Cell cell = context.Open(row.Outside).Selection.Find(row.Cell);
        context.Terminal.Line(string.Join(' ', cell.Model.Accept(new Calls(cell, Settles)).Select(time => $"{time:0.0}")));
    }

    private sealed class Calls(Cell cell, bool settles) : IModelVisitor<double[]>
    {
        public double[] Visit<T>(IModel<T> model)
        {
            T value = model.Create(cell.Scenario, CellId.Seed, 1)[0];
            var buffer = new EncodeBuffer();
            long start = Stopwatch.GetTimestamp();
            ICodec<T> codec = cell.Bind(model).Codec ?? throw new UsageException($"{cell.Id} is not offered.");
            double bind = Stopwatch.GetElapsedTime(start).TotalMicroseconds;

            codec.Check(value);
            start = Stopwatch.GetTimestamp();
            codec.EncodeChecked(value, buffer);
            double encode = bind + Stopwatch.GetElapsedTime(start).TotalMicroseconds;

            var message = buffer.Message;
            start = Stopwatch.GetTimestamp();
            Read(codec, message);
            double decode = Stopwatch.GetElapsedTime(start).TotalMicroseconds;
            return !settles ? [encode, decode] : [encode, decode, FirstSecond.Measure(() =>
            {
                codec.EncodeChecked(value, buffer);
                Read(codec, buffer.Message);
            }).TotalMicroseconds];
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
