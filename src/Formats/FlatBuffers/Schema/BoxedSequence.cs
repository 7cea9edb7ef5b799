using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The witness of a boxed array, list or set.</summary>
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
