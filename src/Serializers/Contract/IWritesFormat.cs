namespace SerBench.Serializers.Contract;

// A serializer whose messages are in a format of the grid. The format explains them.
public interface IWritesFormat
{
    string FormatId { get; }
}
