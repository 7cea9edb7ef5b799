namespace SerBench.Serializers.Emission;

internal static class StructLayout
{
    public static bool IsUnmanaged(ValueShape value) => value switch
    {
        { Kind: Kind.Object, Type.IsValueType: true } => value.Shape.Fields.All(field => IsUnmanaged(field.Value)),
        _ => value.IsFixedWidth,
    };

    // Arranges fields so that adjacent unmanaged fields have no padding: the widest come first, and fillers (null) complete a run whose
    // length is no multiple of its alignment.
    public static IEnumerable<Field?> WithoutPadding(IReadOnlyList<Field> fields)
    {
        Field[] numbers =
        [
            .. fields.Where(field => field.Value.IsFixedWidth)
                .OrderByDescending(field => AlignmentOf(field.Value)).ThenByDescending(field => SizeOf(field.Value)),
        ];
        if (!HasPadding(fields))
        {
            return fields;
        }

        var others = new Queue<Field>(fields.Except(numbers));
        var runs = new List<List<Field>>();
        for (int start = 0; start < numbers.Length; start += runs[^1].Count)
        {
            int length =
                Enumerable.Range(1, numbers.Length - start).LastOrDefault(count => MissingIn(numbers.Skip(start).Take(count)) == 0, 1);
            runs.Add([.. numbers.Skip(start).Take(length)]);
        }

        while (runs.Count > others.Count + 1)
        {
            runs[^2].AddRange(runs[^1]);
            runs.RemoveAt(runs.Count - 1);
        }

        var arranged = new List<Field?>();
        foreach (List<Field> run in runs)
        {
            arranged.AddRange(arranged.Count == 0 ? [] : [others.Dequeue()]);
            arranged.AddRange(run);
            arranged.AddRange(Enumerable.Repeat<Field?>(null, MissingIn(run)));
        }

        return arranged.Concat(others);
    }

    private static bool HasPadding(IReadOnlyList<Field> fields)
    {
        (int offset, int widest, bool padded) = (0, 1, false);
        foreach (Field? field in fields.Append(null))
        {
            if (field is { Value.IsFixedWidth: true })
            {
                int alignment = AlignmentOf(field.Value);
                padded |= offset % alignment != 0;
                (offset, widest) = (offset + SizeOf(field.Value), Math.Max(widest, alignment));
            }
            else
            {
                padded |= offset % widest != 0;
                (offset, widest) = (0, 1);
            }
        }

        return padded;
    }

    private static int MissingIn(IEnumerable<Field> run)
    {
        int alignment = run.Max(field => AlignmentOf(field.Value));
        return (alignment - (run.Sum(field => SizeOf(field.Value)) % alignment)) % alignment;
    }

    private static int SizeOf(ValueShape value) => Measure(typeof(Unsafe), nameof(Unsafe.SizeOf), value.Type);

    private static int AlignmentOf(ValueShape value) => Measure(typeof(StructLayout), nameof(MeasureAlignment), value.Type);

    private static int MeasureAlignment<T>() => Unsafe.SizeOf<Behind<T>>() - Unsafe.SizeOf<T>();

    private static int Measure(Type owner, string method, Type type) =>
        (int)owner.GetMethod(method, BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic, [])!.MakeGenericMethod(type)
            .Invoke(null, [])!;

#pragma warning disable CS0649 // Only its size is of interest.
    private struct Behind<T>
    {
        public byte First;
        public T Second;
    }
}
