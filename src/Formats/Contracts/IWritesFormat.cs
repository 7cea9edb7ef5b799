namespace SerBench.Formats.Contracts;

/// <summary>A serializer outside of the grid that writes the messages of a format in the grid. The format explains its messages.</summary>
public interface IWritesFormat
{
    /// <summary>The id of the format.</summary>
    string FormatId { get; }
}
