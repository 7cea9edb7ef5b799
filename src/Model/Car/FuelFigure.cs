namespace SerBench.Model;

/// <summary>The miles per gallon of a <see cref="Car"/> at a speed.</summary>
[Serializable]
public struct FuelFigure
{
    public short Speed { get; set; }

    public float Mpg { get; set; }
}
