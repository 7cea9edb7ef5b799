using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>The miles per gallon of a car at a speed, with the attributes of MessagePack.</summary>
[MessagePackObject]
public struct FuelFigureTwin
{
    [Key(0)]
    public short Speed { get; set; }

    [Key(1)]
    public float Mpg { get; set; }

    public static FuelFigureTwin From(FuelFigure value) => new() { Speed = value.Speed, Mpg = value.Mpg };

    public static bool AreEqual(FuelFigureTwin left, FuelFigureTwin right) => left.Speed == right.Speed && TwinEquality.AreEqual(left.Mpg, right.Mpg);

    public readonly FuelFigure ToModel() => new() { Speed = Speed, Mpg = Mpg };
}
