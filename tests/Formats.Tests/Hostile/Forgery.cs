using SerBench.Formats.Access;
using SerBench.Formats.Access.Delegates;
using SerBench.Formats.Values;

namespace SerBench.Formats.Tests.Hostile;

// Writes messages whose counts lie: each collection of one item says that it has Claimed items. All else is as the format writes it,
// lengths and hashes included, so only a reader of the items finds the lie. Or each collection counts Surplus items more than it writes.
// The forged witnesses write. Nothing reads with them, so their other members throw.
internal static class Forgery
{
    [ThreadStatic]
    private static int Claimed;

    [ThreadStatic]
    private static int? Surplus;

    // The message; null if the format writes such a value in another way.
    public static byte[]? Encode<TFormat, T>(T value, int claimed)
        where TFormat : IFormat
    {
        var buffer = new EncodeBuffer();
        Claimed = claimed;
        try
        {
            TFormat.Encode<T, Binarizer<T>>(value, buffer);
            return buffer.ToArray();
        }
        catch (Exception refusal) when (refusal is InvalidOperationException or UnsupportedValueException)
        {
            return null;
        }
        finally
        {
            Claimed = 0;
        }
    }

    public static byte[] EncodeMiscounted<TFormat, T>(T value, int surplus)
        where TFormat : IFormat
    {
        var buffer = new EncodeBuffer();
        Surplus = surplus;
        try
        {
            TFormat.Encode<T, Binarizer<T>>(value, buffer);
            return buffer.ToArray();
        }
        finally
        {
            Surplus = null;
        }
    }

    private static int CountOf(int count) => Surplus is { } more && count > 0 ? count + more
        : count == 1 ? Math.Max(Claimed, 1)
        : count;

    // The witness of a value, in which forged witnesses stand for those of collections.
    private static Type Forge(Type witness)
    {
        if (!witness.IsGenericType)
        {
            return witness;
        }

        Type[] parts = [.. witness.GetGenericArguments().Select(Forge)];
        Type whole = witness.GetGenericTypeDefinition().MakeGenericType(parts);
        Type kind = witness.GetGenericTypeDefinition();
        return kind == typeof(ArraySequence<,>) ? typeof(Sequence<,,>).MakeGenericType(parts[0].MakeArrayType(), parts[0], whole)
            : kind == typeof(ListSequence<,>)
                ? typeof(Sequence<,,>).MakeGenericType(typeof(List<>).MakeGenericType(parts[0]), parts[0], whole)
            : kind == typeof(SetSequence<,>)
                ? typeof(Sequence<,,>).MakeGenericType(typeof(HashSet<>).MakeGenericType(parts[0]), parts[0], whole)
            : kind == typeof(DictionaryMap<,,,>)
                ? typeof(Map<,,,>).MakeGenericType(typeof(Dictionary<,>).MakeGenericType(parts[..2]), parts[0], parts[1], whole)
            : whole;
    }

    private readonly struct Binarizer<T> : IBinarizer<T>
    {
        public static Shape GetShape(FieldOrder preferred) => Shape.Of<T>(preferred);

        public static T Create() => throw OnlyWrites();

        public static void Write<TWriter>(ref TWriter writer, T value)
            where TWriter : struct, IFieldWriter, allows ref struct
        {
            foreach (WriteStep<T, TWriter> step in Writing<TWriter>.Steps)
            {
                step.Write(ref writer, value);
            }
        }

        public static T Read<TReader>(ref TReader reader, T target)
            where TReader : struct, IFieldReader, allows ref struct => throw OnlyWrites();

        // The message is read by the witness that is tested.
        private static NotSupportedException OnlyWrites() => new("A forged witness writes only.");

        private static class Writing<TWriter>
            where TWriter : struct, IFieldWriter, allows ref struct
        {
            public static readonly WriteStep<T, TWriter>[] Steps = [.. Shape.Of<T>(TWriter.Order).Fields.Select(Step)];

            private static WriteStep<T, TWriter> Step(Field field)
            {
                Type value = field.Member.FieldType;
                object member = typeof(DelegateMembers).GetMethod(nameof(IMemberAccess.CreateMember))!
                    .MakeGenericMethod(typeof(T), value)
                    .Invoke(null, [field.Member])!;
                Type witness = Forge(Witness.Of(field, type => typeof(Binarizer<>).MakeGenericType(type)));
                return (WriteStep<T, TWriter>)Activator.CreateInstance(
                    typeof(WriteStep<,,,,>).MakeGenericType(typeof(T), value, member.GetType(), witness, typeof(TWriter)),
                    member,
                    (Slot)field.Ordinal)!;
            }
        }
    }

    private readonly struct Sequence<TSequence, TItem, TTrue> : ISequence<TSequence, TItem>
        where TTrue : struct, ISequence<TSequence, TItem>
    {
        public static SequenceKind Kind => TTrue.Kind;

        public static int Count(TSequence sequence) => CountOf(TTrue.Count(sequence));

        public static void GetLengths(TSequence sequence, Span<int> lengths) => lengths[0] = Count(sequence);

        public static bool TryGetSpan(TSequence sequence, out ReadOnlySpan<TItem> items) =>
            TTrue.TryGetSpan(sequence, out items) && (Surplus is not null || items.Length == Count(sequence));

        public static int WriteItems<TWriter>(ref TWriter writer, Slot item, TSequence sequence)
            where TWriter : struct, IFieldWriter, allows ref struct
        {
            int written = TTrue.WriteItems(ref writer, item, sequence);
            return Surplus is null ? CountOf(written) : written;
        }

        public static TSequence Create(ReadOnlySpan<int> lengths) => TTrue.Create(lengths);

        public static bool TryGetSpanToFill(TSequence sequence, int count, out Span<TItem> items) =>
            TTrue.TryGetSpanToFill(sequence, count, out items);

        public static void ReadItems<TReader>(ref TReader reader, Slot item, TSequence sequence, int count)
            where TReader : struct, IFieldReader, allows ref struct => TTrue.ReadItems(ref reader, item, sequence, count);
    }

    private readonly struct Map<TMap, TKey, TValue, TTrue> : IMap<TMap, TKey, TValue>
        where TTrue : struct, IMap<TMap, TKey, TValue>
    {
        public static int Count(TMap map) => CountOf(TTrue.Count(map));

        public static int WriteEntries<TWriter>(ref TWriter writer, Slot slot, TMap map)
            where TWriter : struct, IFieldWriter, allows ref struct => CountOf(TTrue.WriteEntries(ref writer, slot, map));

        public static TMap Create(int capacity) => TTrue.Create(capacity);

        public static void ReadEntries<TReader>(ref TReader reader, Slot slot, TMap map, int count)
            where TReader : struct, IFieldReader, allows ref struct => TTrue.ReadEntries(ref reader, slot, map, count);
    }
}
