using SerBench.Formats.Contracts;

namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>The witness of a boxed struct: a root must be a table.</summary>
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
