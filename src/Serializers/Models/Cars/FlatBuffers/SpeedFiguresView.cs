using System.Runtime.InteropServices;
using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars.FlatBuffers;

/// <summary>A vector of figures by speed, read in place.</summary>
public readonly ref struct SpeedFiguresView(VectorView figures)
{
    private readonly ReadOnlySpan<SpeedFigure> _figures = MemoryMarshal.Cast<byte, SpeedFigure>(figures.Bytes(SpeedFigure.Size));

    public int Count => _figures.Length;

    public SpeedFigure this[int index] => _figures[index];

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Count);
        foreach (ref readonly SpeedFigure figure in _figures)
        {
            sum.Add(figure.Speed);
            sum.Add(figure.Figure);
        }
    }
}
