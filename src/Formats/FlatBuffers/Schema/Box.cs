namespace SerBench.Formats.FlatBuffers.Schema;

// A table around one member, because FlatBuffers has no vector in a vector and no struct as the root.
internal readonly struct Box<T>(T? content)
{
    public readonly T? Content = content;
}

internal readonly struct BoxedMap<TMap, TKey, TValue, TWitness> : IBinarizer<Box<TMap>>
    where TWitness : struct, IMap<TMap, TKey, TValue>
{
    public static Shape GetShape(FieldOrder preferred) => Shape.Of<Box<TMap>>();

    public static Box<TMap> Create() => default;

    public static void Write<TWriter>(ref TWriter writer, Box<TMap> value)
        where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteMap<TMap, TKey, TValue, TWitness>(0, value.Content);

    public static Box<TMap> Read<TReader>(ref TReader reader, Box<TMap> target)
        where TReader : struct, IFieldReader, allows ref struct => new(reader.ReadMap<TMap, TKey, TValue, TWitness>(0));
}

internal readonly struct BoxedObject<T, TBinarizer> : IBinarizer<Box<T>>
    where TBinarizer : struct, IBinarizer<T>
{
    public static Shape GetShape(FieldOrder preferred) => Shape.Of<Box<T>>();

    public static Box<T> Create() => default;

    public static void Write<TWriter>(ref TWriter writer, Box<T> value)
        where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteObject<T, TBinarizer>(0, value.Content);

    public static Box<T> Read<TReader>(ref TReader reader, Box<T> target)
        where TReader : struct, IFieldReader, allows ref struct => new(reader.ReadObject<T, TBinarizer>(0));
}

internal readonly struct BoxedSequence<TSequence, TItem, TWitness> : IBinarizer<Box<TSequence>>
    where TWitness : struct, ISequence<TSequence, TItem>
{
    public static Shape GetShape(FieldOrder preferred) => Shape.Of<Box<TSequence>>();

    public static Box<TSequence> Create() => default;

    public static void Write<TWriter>(ref TWriter writer, Box<TSequence> value)
        where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteSequence<TSequence, TItem, TWitness>(0, value.Content);

    public static Box<TSequence> Read<TReader>(ref TReader reader, Box<TSequence> target)
        where TReader : struct, IFieldReader, allows ref struct => new(reader.ReadSequence<TSequence, TItem, TWitness>(0));
}

// Replaces every class as a type argument of `Entries`, because code that the JIT shares for classes would look up every static field.
internal readonly struct Reference;
