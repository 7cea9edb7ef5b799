namespace MyModels;

public sealed record OrderLine(string Sku, string Title, int Quantity, decimal UnitPrice, double? TaxRate);
