using System;
using System.Collections.Generic;

namespace Cases;

/// <summary>A parcel of a call.</summary>
public class Parcel
{
    public double Kilograms { get; set; }
    public int Length { get; set; }
    public int Width { get; set; }
    public int Height { get; set; }
    public decimal? Insured { get; set; }
}

/// <summary>A call that asks for rates of carriers.</summary>
public class RateCall
{
    public Guid CallId { get; set; }
    public string Tenant { get; set; } = "";
    public string From { get; set; } = "";
    public string To { get; set; } = "";
    public string? Via { get; set; }
    public DateTimeOffset SendAt { get; set; }
    public DateTimeOffset? Deadline { get; set; }
    public List<Parcel> Parcels { get; set; } = [];
    public List<int> CarrierIds { get; set; } = [];
    public List<long> AccountIds { get; set; } = [];
    public List<double> Discounts { get; set; } = [];
    public List<string> Options { get; set; } = [];
    public decimal MaxPrice { get; set; }
    public bool IsTest { get; set; }
    public int TimeoutMs { get; set; }
}
