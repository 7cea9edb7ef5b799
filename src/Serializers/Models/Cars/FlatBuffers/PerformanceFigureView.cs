using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Models.Cars.FlatBuffers;

/// <summary>How a car accelerates on one fuel, read in place.</summary>
public readonly ref struct PerformanceFigureView(TableView table)
{
    private const int OctaneRatingField = 0;
    private const int AccelerationField = 1;

    private readonly TableView _table = table;

    public byte OctaneRating => _table.Get<byte>(OctaneRatingField);

    public bool TryGetAcceleration(out SpeedFiguresView figures)
    {
        bool found = _table.TryGetVector(AccelerationField, out VectorView vector);
        figures = new SpeedFiguresView(vector);
        return found;
    }

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(OctaneRating);
        if (TryGetAcceleration(out SpeedFiguresView figures))
        {
            figures.AddTo(ref sum);
        }
        else
        {
            sum.AddNull();
        }
    }
}
