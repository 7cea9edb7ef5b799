namespace SerBench.Serializers.Floors;

/// <summary>The floor of a model: straight-line code with a fixed layout, bounds checked once per message. Every row is printed as a
/// multiple of it. One struct per model and shape, found by discovery.</summary>
public interface IFloor<T> : IObjectCore<T>;
