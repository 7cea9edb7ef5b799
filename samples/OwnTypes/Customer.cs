namespace MyModels;

public sealed record Customer(long Number, string Name, string? Email, DateOnly CustomerSince);
