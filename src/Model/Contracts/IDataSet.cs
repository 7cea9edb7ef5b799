namespace SerBench.Model;

/// <summary>A published data set as a model: one large object, which is used only if it is named.</summary>
public interface IDataSet : IModel
{
    /// <summary>The number of entities that was published.</summary>
    int PublishedCount { get; }

    /// <summary>The most entities that the model makes; 0 if the data set is one fixed object.</summary>
    int LargestCount { get; }

    /// <summary>The scenario of a seed and count; throws <see cref="ArgumentException"/> for a count that the model lacks.</summary>
    Scenario ScenarioOf(DataSeed seed, int count);
}
