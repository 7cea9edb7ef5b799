using SerBench.Formats.FlatBuffers.Reading;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Formats.FlatBuffers.Writing;

namespace SerBench.Formats.FlatBuffers;

/// <summary>Proves that a whole message can be read in place (docs/formats/flatbuffers.md, "Verifier"). The decoder needs no such proof,
/// because it checks while reading.</summary>
public static class FlatBuffersVerifier
{
    /// <summary>Verifies a message whose root is of type <typeparamref name="T"/>.</summary>
    /// <exception cref="WireFormatException">The message is damaged.</exception>
    public static void Verify<T>(ReadOnlySpan<byte> message) => Verify(Root<T>.Schema, message);

    /// <summary>Verifies a message whose root is of type <paramref name="root"/>.</summary>
    /// <exception cref="WireFormatException">The message is damaged.</exception>
    public static void Verify(Type root, ReadOnlySpan<byte> message) => Verify(SchemaReader.RootOf(root), message);

    [MethodImpl(NoInlining)]
    private static void Verify(ObjectSchema root, ReadOnlySpan<byte> data)
    {
        var state = default(MessageState);
        var message = new Message(data, ref state);
        new MessageVerification(in message).VisitTable(from: 0, root, depth: 1);
        message.ExpectEnd();
    }

    private static class Root<T>
    {
        public static readonly ObjectSchema Schema = SchemaReader.RootOf(typeof(T));
    }
}
