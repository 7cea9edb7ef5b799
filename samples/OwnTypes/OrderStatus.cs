namespace MyModels;

public enum OrderStatus : byte
{
    Placed,
    Paid,
    Shipped,
    Delivered,
    Cancelled,
}
