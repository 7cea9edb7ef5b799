using System;
using System.Collections.Generic;

namespace Shop;

// Members of every kind.
[GenerateBinarizer]
public sealed class Order
{
    public int Id { get; set; }

    public string Customer { get; set; }

    public State State;

    public DateTimeOffset? Sent { get; set; }

    public Line First { get; set; }

    public List<Line> Lines { get; set; }

    public Dictionary<string, decimal?> Prices { get; set; }

    public HashSet<Guid> Tags { get; set; }

    public byte[][] Pictures { get; set; }

    public int[,] Grid { get; set; }
}

public enum State : byte
{
    New,
    Sent,
}

public struct Line
{
    public int @event { get; set; }

    public float Weight;
}
