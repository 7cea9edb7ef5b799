namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Gives the records of a type once the type is known.</summary>
internal interface IDataSource
{
    OwnData Find<T>(OwnTypeOptions options);
}
