using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Models;

/// <summary>What <see cref="IFloor{T}"/> is, for rows that read values where they lie.</summary>
public interface IViewFloor<T> : IViewCore<T>;
