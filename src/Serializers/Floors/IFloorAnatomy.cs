using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Floors;

/// <summary>What each byte of the floor's message of a model is. One struct per model, found by discovery.</summary>
public interface IFloorAnatomy<T>
{
    void Explain(Anatomy anatomy);
}
