namespace SerBench.Model;

// This is the SBE example message of the Xbuf2 benchmark.
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

[Serializable]
public struct Acceleration
{
    public short Mph { get; set; }

    public float Seconds { get; set; }
}

public enum CarCode
{
    A,
    B,
    C,
}

[Flags]
public enum CarExtras : byte
{
    None = 0,
    SunRoof = 1,
    SportsPack = 2,
    CruiseControl = 4,
}

[Serializable]
public sealed class Engine
{
    public short Capacity { get; set; }

    public byte NumCylinders { get; set; }

    public short MaxRpm { get; set; }

    public string? ManufacturerCode { get; set; }

    public string? Fuel { get; set; }
}

[Serializable]
public struct FuelFigure
{
    public short Speed { get; set; }

    public float Mpg { get; set; }
}

[Serializable]
public sealed class PerformanceFigure
{
    public byte OctaneRating { get; set; }

    public Acceleration[]? Acceleration { get; set; }
}
