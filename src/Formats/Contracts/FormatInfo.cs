namespace SerBench.Formats.Contracts;

/// <summary>The facts of a format.</summary>
/// <param name="Id">Public, stable id.</param>
/// <param name="Title">What tables call it.</param>
/// <param name="Traits">What it offers.</param>
/// <param name="Page">Its page below docs/formats.</param>
/// <param name="BytesPerByte">See <see cref="IStatesMemory"/>.</param>
public sealed record FormatInfo(string Id, string Title, Traits Traits, string Page, int BytesPerByte = IStatesMemory.Usual);
