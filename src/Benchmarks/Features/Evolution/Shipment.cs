namespace SerBench.Benchmarks.Features.Evolution;

public sealed class Shipment
{
    public int Id { get; set; }

    public string Customer { get; set; } = "";

    public int Pieces { get; set; }

    public long Weight { get; set; }

    public ShipmentState State { get; set; }

    public string Remark { get; set; } = "";

    public int Floor { get; set; }

    public int? Limit { get; set; }

    public double Price { get; set; }

    public bool IsUrgent { get; set; }

    public ShipmentPlace Target { get; set; } = new();

    public List<ShipmentLine> Lines { get; set; } = [];
}

public sealed class ShipmentPlace
{
    public int Zone { get; set; }

    public string City { get; set; } = "";

    public int Gate { get; set; }

    public long Code { get; set; }

    public ShipmentState Reached { get; set; }

    public int? Door { get; set; }

    public string Street { get; set; } = "";
}

public sealed class ShipmentLine
{
    public int Number { get; set; }

    public string Article { get; set; } = "";

    public int Quantity { get; set; }

    public long Cents { get; set; }

    public ShipmentState Step { get; set; }

    public int? Discount { get; set; }

    public string Unit { get; set; } = "";
}

public enum ShipmentState
{
    Draft,
    Packed,
    Sent,
}

// A type with structs at some place, where some formats and libraries carry no structs.
public sealed record Held<T>(int Id, T Content);

public record struct Mark(short Row, short Column, Spot Spot);

public record struct Spot(short X, short Y);

// The default type for a new case of a hierarchy. It is separate, because many libraries carry no hierarchies.
public sealed class Tour
{
    public int Id { get; set; }

    public TourStop Start { get; set; } = new TourDock();

    public TourLeg Longest { get; set; } = new();

    public List<TourLeg> Legs { get; set; } = [];
}

public sealed class TourLeg
{
    public int Number { get; set; }

    public TourStop End { get; set; } = new TourDock();
}

[JsonDerivedType(typeof(TourDock), nameof(TourDock))]
[JsonDerivedType(typeof(TourDepot), nameof(TourDepot))]
public abstract class TourStop;

public sealed class TourDock : TourStop
{
    public int Gate { get; set; }

    public string Ship { get; set; } = "";
}

public sealed class TourDepot : TourStop
{
    public string Street { get; set; } = "";

    public long Code { get; set; }
}
