namespace SerBench.Formats.Contracts;

/// <summary>A serializer outside of the grid whose messages are in a format of the grid, which explains them.</summary>
public interface IWritesFormat
{
    /// <summary>The id of the format.</summary>
    string FormatId { get; }
}
