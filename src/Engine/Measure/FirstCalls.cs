namespace SerBench.Engine.Measure;

// Prints microseconds: of binding with encoding, and of decoding.
internal sealed record FirstCalls(string Launch) : IChildWork
{
    public void Run(ProgramContext context, WatchedReport report)
    {
        TimedRow row = TimedLaunch.Parse(Launch).First;
        Cell cell = context.Open(row.Outside).Selection.Find(row.Cell);
        (double encode, double decode) = cell.Model.Accept(new Calls(cell));
        context.Terminal.Line($"{encode:0.0} {decode:0.0}");
    }

    private sealed class Calls(Cell cell) : IModelVisitor<(double Encode, double Decode)>
    {
        public (double Encode, double Decode) Visit<T>(IModel<T> model)
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
