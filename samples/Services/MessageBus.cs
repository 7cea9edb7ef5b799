using System.Buffers;
using Microsoft.Extensions.Caching.Hybrid;

namespace SerBench.Services;

/// <summary>The messages of a bus: each travels with the name of its contract, and the serializer of a contract is the one that both sides
/// registered. A name from outside never chooses a type of .NET.</summary>
public sealed class MessageBus
{
    private readonly Dictionary<string, Func<ReadOnlySequence<byte>, object>> _readers = new(StringComparer.Ordinal);
    private readonly Dictionary<Type, (string Contract, Delegate Write)> _writers = [];

    /// <param name="contract">The name in messages, such as <c>quotes.v1</c>. It stays when the class is renamed.</param>
    public void Register<T>(string contract, IHybridCacheSerializer<T> serializer)
        where T : class
    {
        _readers.Add(contract, serializer.Deserialize);
        _writers.Add(typeof(T), (contract, (Action<T, IBufferWriter<byte>>)serializer.Serialize));
    }

    /// <summary>Writes the body of a message, and returns the name of its contract, for a header.</summary>
    public string Write<T>(T message, IBufferWriter<byte> body)
    {
        (string contract, Delegate write) = _writers[typeof(T)];
        ((Action<T, IBufferWriter<byte>>)write)(message, body);
        return contract;
    }

    /// <exception cref="InvalidDataException">Nobody registered the contract.</exception>
    public object Read(string contract, ReadOnlySequence<byte> body) =>
        _readers.TryGetValue(contract, out Func<ReadOnlySequence<byte>, object>? read)
        ? read(body)
        : throw new InvalidDataException("The message is of an unknown contract.");
}
