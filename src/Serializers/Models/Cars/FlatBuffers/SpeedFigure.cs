using System.Runtime.InteropServices;

namespace SerBench.Serializers.Models.Cars.FlatBuffers;

/// <summary>
/// <c>struct Acceleration { mph:short; seconds:float; }</c> and <c>struct FuelFigure { speed:short; mpg:float; }</c> as they lie in a vector.
/// </summary>
[StructLayout(LayoutKind.Explicit, Size = Size)]
public readonly struct SpeedFigure
{
    public const int Size = 8;

    [FieldOffset(0)]
    private readonly short _speed;

    [FieldOffset(4)]
    private readonly float _figure;

    public short Speed => _speed;

    public float Figure => _figure;
}
