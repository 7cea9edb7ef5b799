namespace SerBench.Formats.Contracts;

/// <summary>A serializer that writes the messages of an <see cref="IFormat"/>, which explains them.</summary>
public interface IWritesFormat
{
    /// <summary>The id of the format.</summary>
    string FormatId { get; }
}
