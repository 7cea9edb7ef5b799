using System.Reflection;

namespace SerBench.Formats.Contracts;

/// <summary>A mode of the grid, a peer, or a floor: anything that can be bound to a type. Discovery finds it.</summary>
public interface ISerializer
{
    /// <summary>Public, stable id.</summary>
    string Id { get; }

    /// <summary>The name in tables.</summary>
    string Title { get; }

    SerializerFamily Family { get; }

    Traits Traits { get; }

    /// <summary>The codec for a type, or the reason why there is none.</summary>
    Binding<T> Bind<T>();
}

/// <summary>The groups of rows in a table.</summary>
public enum SerializerFamily
{
    /// <summary>One format by one access.</summary>
    Grid,

    /// <summary>Somebody else's library.</summary>
    Peer,

    /// <summary>Straight-line code that every row is measured against.</summary>
    Floor,

    /// <summary>The bare data.</summary>
    Payload,

    /// <summary>A codec of whole trees.</summary>
    Tree,

    /// <summary>Any of the others with its messages compressed.</summary>
    Compressed,
}

/// <summary>A codec, or why there is none.</summary>
public readonly record struct Binding<T>(ICodec<T>? Codec, Unsupported? Reason)
{
    public static implicit operator Binding<T>(Unsupported reason) => new(null, reason);

    public static Binding<T> To(ICodec<T> codec) => new(codec, null);
}

/// <summary>Why a serializer cannot carry a type.</summary>
/// <param name="Path">The member concerned, from the root type: <c>Order.Lines[].Price</c>.</param>
/// <param name="Reason">One clause.</param>
public sealed record Unsupported(string Path, string Reason)
{
    public override string ToString() => $"{Path}: {Reason}";
}

/// <summary>A serializer or compressor that runs somebody else's library: what a record reads its version and SHA-256 from.</summary>
public interface IHasOrigin
{
    Assembly Library { get; }
}

/// <summary>
/// A reader that says how much memory it takes at most: 4 KiB, and so many bytes for each byte of input, on the models of this project. The
/// same figure stands on its page below docs/formats; hostile input is held against it. The exception of a refused message comes on top: its
/// trace takes <see cref="TraceBytesPerCall"/> for each call that it leaves, and nesting is limited.
/// </summary>
public interface IStatesMemory
{
    /// <summary>The runtime's trace of an exception takes up to so many bytes for each call: it grows by doubling, and old arrays count.</summary>
    const int TraceBytesPerCall = 256;

    /// <summary>The figure of readers whose objects are like those of the models: a small message of one byte, an object of up to 64.</summary>
    const int Usual = 64;

    /// <summary>Null where nothing is stated.</summary>
    int? BytesPerByte { get; }
}

/// <summary>A serializer outside of the grid whose messages are those of a format in it: what explains the format explains them.</summary>
public interface IWritesFormat
{
    string FormatId { get; }
}

/// <summary>A serializer that may be able to explain its messages.</summary>
public interface IExplainedSerializer
{
    /// <summary>Whether it is.</summary>
    bool CanExplain { get; }

    /// <summary>What each byte of a message is. Throws <see cref="WireFormatException"/> on damaged input.</summary>
    Anatomy Explain(Type root, ReadOnlyMemory<byte> payload);
}
