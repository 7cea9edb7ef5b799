using System.Runtime.CompilerServices;
using SerBench.Formats.Wire;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <summary>Performance figures in place, one after the other; those that are null are passed over.</summary>
public ref struct PerformanceFiguresView
{
    private InputCursor _input;
    private int _left;
    private readonly int _blockLength;
    private int _block;

    private PerformanceFiguresView(InputCursor input, int count, int blockLength)
    {
        _input = input;
        _left = count;
        _blockLength = blockLength;
    }

    /// <summary>The rating of the figure at hand.</summary>
    public readonly byte OctaneRating => _input.TakeAt<byte>(_block + FixedCarLayout.OctaneRating);

    /// <summary>Whether the figure at hand has accelerations, be it none.</summary>
    public readonly bool HasAccelerations => _input.TakeAt<int>(_block + FixedCarLayout.Accelerations) != 0;

    /// <summary>The accelerations of the figure at hand.</summary>
    public FiguresView Accelerations { get; private set; }

    /// <summary>Goes to the next figure.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool MoveNext()
    {
        while (_left > 0)
        {
            _left--;
            if (_input.ReadByte() != 0)
            {
                _block = FixedCarParts.NeedBlock(ref _input, _blockLength, FixedCarLayout.PerformanceBlockLength);
                Accelerations = FixedCarParts.TakeFigures(ref _input, _input.TakeAt<int>(_block + FixedCarLayout.Accelerations));
                return true;
            }
        }

        return false;
    }

    /// <summary>Goes past all figures, checking them, and answers a view that begins with the first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static PerformanceFiguresView Wrap(scoped ref InputCursor input, int header)
    {
        if (header is 0 or 1)
        {
            return default;
        }

        int count = header - 1;
        int blockLength = FixedCarParts.BeginGroup(ref input, count, FixedCarLayout.PerformanceBlockLength, 1);
        var figures = new PerformanceFiguresView(input, count, blockLength);
        for (int i = 0; i < count; i++)
        {
            if (input.ReadByte() != 0)
            {
                int block = FixedCarParts.NeedBlock(ref input, blockLength, FixedCarLayout.PerformanceBlockLength);
                FixedCarParts.TakeFigures(ref input, input.TakeAt<int>(block + FixedCarLayout.Accelerations));
            }
        }

        return figures;
    }
}
