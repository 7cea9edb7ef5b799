namespace SerBench.Model;

// A published data set as a model: one large object, used only if it is named.
public interface IDataSet : IModel
{
    int PublishedCount { get; }

    // The highest allowed count of entities; 0 if the data set is one fixed object.
    int LargestCount { get; }

    // Throws ArgumentException for a count that the model lacks.
    Scenario ScenarioOf(DataSeed seed, int count);
}
