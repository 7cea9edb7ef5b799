namespace SerBench.Formats.Contracts;

/// <summary>A serializer whose messages are in a format of the grid. The format explains them.</summary>
public interface IWritesFormat
{
    /// <summary>The id of the format.</summary>
    string FormatId { get; }
}
