namespace SerBench.Serializers.Floors;

// Straight-line code for a model, with a fixed layout and as few bounds checks as possible. Every row is printed as a multiple of its
// floor. One struct per model, found by discovery.
public interface IFloor<T> : IObjectCore<T>;
