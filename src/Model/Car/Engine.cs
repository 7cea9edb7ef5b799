namespace SerBench.Model;

/// <summary>The engine of a <see cref="Car"/>.</summary>
[Serializable]
public sealed class Engine
{
    public short Capacity { get; set; }

    public byte NumCylinders { get; set; }

    public short MaxRpm { get; set; }

    public string? ManufacturerCode { get; set; }

    public string? Fuel { get; set; }
}
