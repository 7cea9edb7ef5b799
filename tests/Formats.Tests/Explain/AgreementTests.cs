namespace SerBench.Formats.Tests.Explain;

// A message is explained if and only if its reader accepts it, and no value is explained that the reader does not read. The messages are
// damaged part by part, with other types for values, and of other versions of their type.
public class AgreementTests
{
    // The number of mutations per format, besides those that force a count or a type.
    private const int Mutations = 500;

    private const ulong Seed = 20160419;

    [Theory]
    [SharedData(nameof(ExplanationTests.Formats), MemberType = typeof(ExplanationTests))]
    public void Damage_of_every_kind(string serializer)
    {
        var explainer = (IExplainedSerializer)Catalog.BuiltIn.Find(serializer)!;
        (IReading Reading, byte[] Bytes)[] messages =
        [
            .. from type in Share.Of(ZooTypes.Single, serializer).Append(typeof(Many)).Append(typeof(Few))
               let reading = Of(type, serializer)
               from message in reading.Messages()
               select (reading, message),
        ];
        var mutator = new PartMutator([.. messages.Select(message => explainer.Explain(message.Reading.Type, message.Bytes))], Seed);
        var faults = new Dictionary<string, string>();
        int refused = 0;
        void Check(IReading reading, byte[] damaged)
        {
            string? fault = reading.FindFault(damaged, out bool isRefused);
            refused += isRefused ? 1 : 0;
            if (fault is not null)
            {
                faults.TryAdd(fault[..Math.Min(fault.Length, 60)], $"{reading.Type}: {fault} for {Convert.ToHexString(damaged)}");
            }
        }

        for (int number = 0; number < messages.Length; number++)
        {
            foreach (byte[] damaged in mutator.Zeroed(number).Concat(mutator.Forced(number)))
            {
                Check(messages[number].Reading, damaged);
            }
        }

        for (int i = 0; i < Mutations; i++)
        {
            Check(messages[i % messages.Length].Reading, mutator.Next(i % messages.Length));
        }

        (IReading many, IReading few) = (Of(typeof(Many), serializer), Of(typeof(Few), serializer));
        IEnumerable<(IReading, byte[])> turned = many.Messages().Select(message => (few, message));
        foreach ((IReading reading, byte[] bytes) in turned.Concat(few.Messages().Select(message => (many, message))))
        {
            Check(reading, Rename(serializer, bytes, reading));
        }

        Assert.True(faults.Count == 0, string.Join(Environment.NewLine, faults.Values));
        Assert.InRange(refused, Mutations / 10, int.MaxValue);
    }

    [Theory]
    [InlineData("protobuf", "1005")]
    [InlineData("protobuf", "10021A00")]
    [InlineData("proto3", "10021A00")]
    [InlineData("protobuf", "1A014108051A01FF1A0142")]
    [InlineData("protobuf", "1A014108055A030A01FF5A030A0141")]
    [InlineData("xbuf2", "1A014108051A01FF1A0142")]
    [InlineData("xbuf2", "1A014108055A01FF5A030A0141")]
    [InlineData("xbuf2", "1A01410805320F0A01FF0A0141110100000000000000")]
    [InlineData("msgpack-map", "81A1FFC3")]
    [InlineData("msgpack-map", "81C0C3")]
    [InlineData("msgpack-map", "8292C0C0C3D001C3")]
    public void A_value_that_is_not_read(string format, string message)
    {
        Assert.Null(Of(typeof(Many), $"{format}/compiled").FindFault(Convert.FromHexString(message), out bool isRefused));
        Assert.False(isRefused);
    }

    // The versions of a type have one name in a program. Ignite's messages have a hash of it.
    private static byte[] Rename(string serializer, byte[] message, IReading reading)
    {
        if (serializer.StartsWith("ignite", StringComparison.Ordinal))
        {
            reading.Messages().First().AsSpan(4, 4).CopyTo(message.AsSpan(4));
        }

        return message;
    }

    private static IReading Of(Type type, string serializer) =>
        (IReading)Activator.CreateInstance(typeof(Reading<>).MakeGenericType(type), Catalog.BuiltIn.Find(serializer))!;

    private interface IReading
    {
        Type Type { get; }

        IEnumerable<byte[]> Messages();

        string? FindFault(byte[] message, out bool isRefused);
    }

    private sealed class Reading<T>(ISerializer serializer) : IReading
    {
        private readonly IObjectCodec<T>? _codec = serializer.Bind<T>().Codec as IObjectCodec<T>;

        public Type Type => typeof(T);

        // The longest and the shortest message of the type; none if the type, or each of its values, is refused.
        public IEnumerable<byte[]> Messages()
        {
            var model = new ZooModel<T>(serializer.Traits.HasFlag(Traits.FoldsNull));
            IReadOnlyList<byte[]> all = Attack<T>.HasMessages(serializer.Id, model) ? new Attack<T>(serializer.Id, model).Messages : [];
            return all.Count > 1 ? [all[0], all[^1]] : all;
        }

        public string? FindFault(byte[] message, out bool isRefused)
        {
            object? value = null;
            string? refusal = null;
            isRefused = false;
            try
            {
                value = _codec!.Decode(message);
            }
            catch (WireFormatException damage)
            {
                (isRefused, refusal) = (true, damage.Message);
            }

            try
            {
                Anatomy anatomy = ((IExplainedSerializer)serializer).Explain(typeof(T), message);
                return isRefused ? $"explained, but not read: {refusal}"
                    : anatomy.Summary.Size != message.Length ? "explained in part"
                    : HasManyForms(typeof(T)) ? null
                    : FindDifference(anatomy, Leaves.Of(typeof(T), value!));
            }
            catch (WireFormatException damage)
            {
                // A byte has one name in an explanation, so parts of FlatBuffers that overlap cannot be explained.
                return isRefused || (serializer.Id.StartsWith("flatbuffers", StringComparison.Ordinal) && damage.Message.Contains("part"))
                    ? null
                    : $"read, but not explained: {damage.Message}";
            }
            catch (Exception other)
            {
                return other.ToString();
            }
        }

        // Carriers may have several forms of one value. Entries of maps have no fixed order if keys occur twice.
        private static bool HasManyForms(Type type) =>
            ZooTypes.Carried.Any(carried => type == typeof(Box<>).MakeGenericType(carried)) || type.ToString().Contains("Dictionary");

        // Of several values for one member, the last counts. An empty one has no part.
        private static string? FindDifference(Anatomy anatomy, Dictionary<string, Leaf> leaves) => anatomy.Parts
            .Where(part => part.Kind == PartKind.Value && IsMember(part.Name.ToString()))
            .GroupBy(part => part.Name.ToString())
            .Select(group => (Name: group.Key, group.Last().Value, Leaf: leaves.GetValueOrDefault(group.Key)))
            .Where(one => one.Leaf is null || (one.Leaf.Text != one.Value && !one.Leaf.IsDefault))
            .Select(one => $"'{one.Name}' is explained as {one.Value}, but read as {one.Leaf?.Text ?? "nothing"}")
            .FirstOrDefault();

        private static bool IsMember(string name) => !name.Contains(": ") && !name.Contains("].")
            && DeepEqual.ShapeOf(typeof(T)).Shape.Fields.Any(field =>
                field.Value.Kind is not (Kind.Map or Kind.DateTime or Kind.DateTimeOffset)
                && name.StartsWith(field.Name, StringComparison.Ordinal)
                && (name.Length == field.Name.Length || name[field.Name.Length] is '[' or '.'));
    }

    [Serializable]
    public sealed class Many
    {
        public int Number { get; set; }

        public byte[]? Bytes { get; set; }

        public string? Text { get; set; }

        public List<int>? Numbers { get; set; }

        public List<string>? Texts { get; set; }

        public Dictionary<string, long>? Map { get; set; }

        public Dictionary<int, Box<string>>? Boxes { get; set; }

        public Guid Id { get; set; }

        public double Price { get; set; }

        public float? Share { get; set; }

        public Box<string>? Inner { get; set; }

        public DateTime Time { get; set; }

        public DateTimeOffset Local { get; set; }

        public decimal Sum { get; set; }
    }

    [Serializable]
    public sealed class Few { public int Number { get; set; } public byte[]? Bytes { get; set; } public string? Text { get; set; } }
}
