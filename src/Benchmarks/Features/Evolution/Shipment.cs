namespace SerBench.Benchmarks.Features.Evolution;

public sealed record Shipment(
    int Id, string Customer, int Pieces, long Weight, ShipmentState State, string Remark, int Floor, int? Limit, double Price,
    bool IsUrgent, ShipmentPlace Target, List<ShipmentLine> Lines);

public sealed record ShipmentPlace(int Zone, string City, int Gate, long Code, ShipmentState Reached, int? Door, string Street);

public sealed record ShipmentLine(int Number, string Article, int Quantity, long Cents, ShipmentState Step, int? Discount, string Unit);

public enum ShipmentState
{
    Draft,
    Packed,
    Sent,
}

// Some formats and libraries support no structs, and many support no hierarchies, so both have separate types.
public sealed record Held<T>(int Id, T Content);

public record struct Mark(short Row, short Column, Spot Spot);

public record struct Spot(short X, short Y);

public sealed record Tour(int Id, TourStop Start, TourLeg Longest, List<TourLeg> Legs);

public sealed record TourLeg(int Number, TourStop End);

[JsonDerivedType(typeof(TourDock), nameof(TourDock))]
[JsonDerivedType(typeof(TourDepot), nameof(TourDepot))]
public abstract record TourStop;

public sealed record TourDock(int Gate, string Ship) : TourStop;

public sealed record TourDepot(string Street, long Code) : TourStop;
