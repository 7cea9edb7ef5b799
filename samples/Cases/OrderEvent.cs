using System;
using System.Collections.Generic;

namespace Cases;

public enum OrderState { Placed, Paid, Sent, Returned }

/// <summary>A line of an order.</summary>
public class OrderLine
{
    public string Sku { get; set; } = "";
    public string? Title { get; set; }
    public int Quantity { get; set; }
    public decimal Price { get; set; }
}

/// <summary>An event of an order.</summary>
public class OrderEvent
{
    public Guid Id { get; set; }
    public long Sequence { get; set; }
    public DateTimeOffset At { get; set; }
    public OrderState State { get; set; }
    public string CustomerId { get; set; } = "";
    public string? Email { get; set; }
    public string? CouponCode { get; set; }
    public string? Comment { get; set; }
    public decimal Total { get; set; }
    public decimal? Discount { get; set; }
    public string Currency { get; set; } = "";
    public bool IsGift { get; set; }
    public DateTimeOffset? DeliverBy { get; set; }
    public List<OrderLine> Lines { get; set; } = [];
    public List<string> Notes { get; set; } = [];
}
