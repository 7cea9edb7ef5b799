using MemoryPack;
using MessagePack;
using PolyType;
using ProtoBuf;

namespace SerBench.Services;

/// <summary>An entry of a cache, with the attributes of all libraries here. Yours needs those of one.</summary>
[MemoryPackable, MessagePackObject, ProtoContract, GenerateShape]
public sealed partial class Quote
{
    [MessagePack.Key(0), Nerdbank.MessagePack.Key(0), ProtoMember(1)]
    public string Symbol { get; set; } = "";

    [MessagePack.Key(1), Nerdbank.MessagePack.Key(1), ProtoMember(2)]
    public long Volume { get; set; }

    [MessagePack.Key(2), Nerdbank.MessagePack.Key(2), ProtoMember(3)]
    public double[] Prices { get; set; } = [];

    public static Quote Create(int prices) =>
        new() { Symbol = "ÅBC", Volume = 1L << 40, Prices = [.. Enumerable.Range(1, prices).Select(number => number / 4.0)] };

    public bool Equals(Quote other) => Symbol == other.Symbol && Volume == other.Volume && Prices.SequenceEqual(other.Prices);
}
