namespace MyModels;

/// <summary>What a machine reports once a minute: few names, and many numbers in arrays.</summary>
[Serializable]
public sealed class Telemetry
{
    public required string Device { get; init; }

    public DateTime From { get; init; }

    public TimeSpan Interval { get; init; }

    /// <summary>Acceleration, one sample per interval.</summary>
    public double[] Vibration { get; init; } = [];

    public float[] Temperature { get; init; } = [];

    public int[] Rotations { get; init; } = [];

    public long[] Ticks { get; init; } = [];

    public bool[] Alarms { get; init; } = [];

    public byte[] Raw { get; init; } = [];
}
