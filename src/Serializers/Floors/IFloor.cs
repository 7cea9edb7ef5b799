namespace SerBench.Serializers.Floors;

// A floor is code for one model with a fixed layout and few bounds checks. Every row is printed as a multiple of its floor.
public interface IFloor<T> : IObjectCore<T>;
