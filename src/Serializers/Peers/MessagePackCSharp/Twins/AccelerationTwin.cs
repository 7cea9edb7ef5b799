using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>The seconds a car takes to reach a speed, with the attributes of MessagePack.</summary>
[MessagePackObject]
public struct AccelerationTwin
{
    [Key(0)]
    public short Mph { get; set; }

    [Key(1)]
    public float Seconds { get; set; }

    public static AccelerationTwin From(Acceleration value) => new() { Mph = value.Mph, Seconds = value.Seconds };

    public static bool AreEqual(AccelerationTwin left, AccelerationTwin right) => left.Mph == right.Mph && TwinEquality.AreEqual(left.Seconds, right.Seconds);

    public readonly Acceleration ToModel() => new() { Mph = Mph, Seconds = Seconds };
}
