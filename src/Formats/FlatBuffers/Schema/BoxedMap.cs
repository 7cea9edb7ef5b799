using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The witness of a boxed map.</summary>
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
