namespace MyModels;

/// <summary>An order as a shop sends it: text, money, times, nested objects, and parts that may be missing.</summary>
public sealed class Order
{
    public required Guid Id { get; init; }

    public required string Number { get; init; }

    public DateTimeOffset PlacedAt { get; init; }

    public OrderStatus Status { get; set; }

    public required Customer Customer { get; init; }

    public required Address ShipTo { get; init; }

    /// <summary>Null: the same as <see cref="ShipTo"/>.</summary>
    public Address? BillTo { get; init; }

    public List<OrderLine> Lines { get; init; } = [];

    public decimal Total { get; init; }

    public decimal? Discount { get; init; }

    public DateOnly? DeliveredOn { get; set; }

    public string? Note { get; set; }

    public Dictionary<string, string> Tags { get; init; } = [];
}
