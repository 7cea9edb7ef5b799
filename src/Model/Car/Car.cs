namespace SerBench.Model;

/// <summary>The SBE example message as the Xbuf2 benchmark models it: numbers, enums, strings, an optional object and three arrays.</summary>
[Serializable]
public sealed class Car
{
    public long Timestamp { get; set; }

    public int SerialNumber { get; set; }

    public short ModelYear { get; set; }

    public bool Available { get; set; }

    public CarCode Code { get; set; }

    public string? VehicleCode { get; set; }

    public Engine? Engine { get; set; }

    public CarExtras Extras { get; set; }

    public int[]? SomeNumbers { get; set; }

    public PerformanceFigure[]? PerformanceFigures { get; set; }

    public FuelFigure[]? FuelFigures { get; set; }

    public string? Manufacturer { get; set; }

    public string? Model { get; set; }
}
