namespace SerBench.Formats.Contracts;

/// <summary>A serializer outside of the grid whose messages are those of a format in it: what explains the format explains them.</summary>
public interface IWritesFormat
{
    string FormatId { get; }
}
