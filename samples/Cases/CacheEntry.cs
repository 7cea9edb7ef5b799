using System;
using System.Collections.Generic;

namespace Cases;

/// <summary>An entry of a cache of products.</summary>
public class CacheEntry
{
    public Guid Id { get; set; }
    public string Key { get; set; } = "";
    public string Title { get; set; } = "";
    public string? Description { get; set; }
    public decimal Price { get; set; }
    public decimal? OldPrice { get; set; }
    public string Currency { get; set; } = "";
    public int Stock { get; set; }
    public double Rating { get; set; }
    public bool IsHidden { get; set; }
    public DateTimeOffset CachedAt { get; set; }
    public DateTimeOffset? ExpiresAt { get; set; }
    public List<string> Tags { get; set; } = [];
    public List<string>? Images { get; set; }
    public long Version { get; set; }
}
