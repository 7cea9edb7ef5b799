namespace SerBench.Formats.Contracts;

/// <summary>
/// A reader that says how much memory it takes at most: 4 KiB, and so many bytes for each byte of input, on the models of this project. The
/// same figure stands on its page below docs/formats; hostile input is held against it.
/// </summary>
public interface IStatesMemory
{
    /// <summary>The figure of readers whose objects are like those of the models: a small message of one byte, an object of up to 64.</summary>
    const int Usual = 64;

    /// <summary>Null where nothing is stated.</summary>
    int? BytesPerByte { get; }
}
