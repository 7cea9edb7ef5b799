using SerBench.Formats.Contracts;

namespace SerBench.Serializers.Floors;

/// <summary>What <see cref="IFloor{T}"/> is, for rows that read values where they lie.</summary>
public interface IViewFloor<T> : IViewCore<T>;
