namespace SerBench.Model;

// A data set is one large object, used only if a user names the data set.
public interface IDataSet : IModel
{
    int PublishedCount { get; }

    // The highest allowed count of entities; 0 if the data set is one fixed object.
    int LargestCount { get; }

    Scenario ScenarioOf(DataSeed seed, int count);
}
