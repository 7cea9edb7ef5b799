namespace SerBench.Serializers.Floors;

// A floor is code for one model with a fixed layout and few bounds checks. All times are printed as multiples of the floor's time.
public interface IFloor<T> : IObjectCore<T>;
