namespace SerBench.Model;

/// <summary>The seconds a <see cref="Car"/> takes to reach a speed.</summary>
[Serializable]
public struct Acceleration
{
    public short Mph { get; set; }

    public float Seconds { get; set; }
}
