using MessagePack;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.MessagePackCSharp.Twins;

/// <summary>How a car accelerates, with the attributes of MessagePack.</summary>
[MessagePackObject]
public sealed class PerformanceFigureTwin
{
    [Key(0)]
    public byte OctaneRating { get; set; }

    [Key(1)]
    public AccelerationTwin[]? Acceleration { get; set; }

    public static PerformanceFigureTwin From(PerformanceFigure value) => new()
    {
        OctaneRating = value.OctaneRating,
        Acceleration = value.Acceleration is null ? null : Array.ConvertAll(value.Acceleration, AccelerationTwin.From),
    };

    public static bool AreEqual(PerformanceFigureTwin? left, PerformanceFigureTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.OctaneRating == right.OctaneRating
            && TwinEquality.AreEqual(left.Acceleration, right.Acceleration, AccelerationTwin.AreEqual);
    }

    public PerformanceFigure ToModel() => new()
    {
        OctaneRating = OctaneRating,
        Acceleration = Acceleration is null ? null : Array.ConvertAll(Acceleration, static item => item.ToModel()),
    };
}
