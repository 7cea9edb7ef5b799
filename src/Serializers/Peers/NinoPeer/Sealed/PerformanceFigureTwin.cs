using Nino.Core;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Sealed;

/// <summary>How a car accelerates, with the attributes of Nino.</summary>
[NinoType(allowInheritance: false)]
public sealed class PerformanceFigureTwin
{
    public byte OctaneRating { get; set; }

    public Acceleration[]? Acceleration { get; set; }

    public static PerformanceFigureTwin From(PerformanceFigure value) => new()
    {
        OctaneRating = value.OctaneRating,
        Acceleration = value.Acceleration,
    };

    public static bool AreEqual(PerformanceFigureTwin? left, PerformanceFigureTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.OctaneRating == right.OctaneRating
            && TwinEquality.AreEqual(left.Acceleration, right.Acceleration, static (a, b) => a.Mph == b.Mph && TwinEquality.AreEqual(a.Seconds, b.Seconds));
    }

    public PerformanceFigure ToModel() => new()
    {
        OctaneRating = OctaneRating,
        Acceleration = Acceleration,
    };
}
