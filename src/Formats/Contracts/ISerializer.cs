using System.Reflection;

namespace SerBench.Formats.Contracts;

/// <summary>A row's serializer: a mode of the grid, a peer or a floor. Discovery finds it.</summary>
public interface ISerializer
{
    /// <summary>The public, stable id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    /// <summary>The group of rows that the serializer belongs to.</summary>
    SerializerFamily Family { get; }

    /// <summary>The demands and offers of the serializer.</summary>
    Traits Traits { get; }

    /// <summary>Returns the codec for a type, or the reason why there is none.</summary>
    Binding<T> Bind<T>();
}

/// <summary>The groups of rows in a table.</summary>
public enum SerializerFamily
{
    /// <summary>A mode: one format by one access.</summary>
    Grid,

    /// <summary>A library of others.</summary>
    Peer,

    /// <summary>A floor: straight-line code that every row is measured against.</summary>
    Floor,

    /// <summary>The bare data without a format.</summary>
    Payload,

    /// <summary>A codec of whole trees.</summary>
    Tree,

    /// <summary>One of the others, with its messages compressed.</summary>
    Compressed,
}

/// <summary>A codec, or the reason why there is none.</summary>
/// <param name="Codec">The codec; null if there is none.</param>
/// <param name="Reason">The reason; null if there is a codec.</param>
/// <typeparam name="T">The type that the codec carries.</typeparam>
public readonly record struct Binding<T>(ICodec<T>? Codec, Unsupported? Reason)
{
    /// <summary>A binding without a codec.</summary>
    public static implicit operator Binding<T>(Unsupported reason) => new(null, reason);

    /// <summary>A binding with a codec.</summary>
    public static Binding<T> To(ICodec<T> codec) => new(codec, null);
}

/// <summary>The reason why a serializer cannot carry a type.</summary>
/// <param name="Path">The path of the member concerned, from the root type: <c>Order.Lines[].Price</c>.</param>
/// <param name="Reason">The reason, one clause.</param>
public sealed record Unsupported(string Path, string Reason)
{
    /// <summary>The path and the reason, as tables show them.</summary>
    public override string ToString() => $"{Path}: {Reason}";
}

/// <summary>A serializer or compressor that runs somebody else's library. A record states the version and SHA-256 of that library.</summary>
public interface IHasOrigin
{
    /// <summary>The assembly of the library.</summary>
    Assembly Library { get; }
}

/// <summary>
/// A reader that states the most memory it takes: 4 KiB, and <see cref="BytesPerByte"/> bytes for each byte of input, on the models of this
/// project. Its page in docs/formats states the same figure, and hostile input is measured against it. The trace of the exception that
/// refuses a message comes on top: <see cref="TraceBytesPerCall"/> for each call that the exception leaves.
/// </summary>
public interface IStatesMemory
{
    /// <summary>The most bytes that the runtime's trace of an exception takes for each call. It grows by doubling, and old arrays count.</summary>
    const int TraceBytesPerCall = 256;

    /// <summary>The figure of most readers: a message of one byte may become an object of up to 64.</summary>
    const int Usual = 64;

    /// <summary>The bytes of memory per byte of input; null if nothing is stated.</summary>
    int? BytesPerByte { get; }
}

/// <summary>A serializer outside of the grid that writes the messages of a format in the grid. The format explains its messages.</summary>
public interface IWritesFormat
{
    /// <summary>The id of the format.</summary>
    string FormatId { get; }
}

/// <summary>A serializer that may be able to explain its messages.</summary>
public interface IExplainedSerializer
{
    /// <summary>True if <see cref="Explain"/> is supported.</summary>
    bool CanExplain { get; }

    /// <summary>Names each byte of a message. Throws <see cref="WireFormatException"/> on input that the reader refuses.</summary>
    Anatomy Explain(Type root, ReadOnlyMemory<byte> payload);
}
