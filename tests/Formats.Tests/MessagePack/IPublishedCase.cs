namespace SerBench.Formats.Tests.MessagePack;

/// <summary>A published value as a type that can hold it, or that must refuse it.</summary>
internal interface IPublishedCase
{
    /// <summary>Fails unless a format reads, refuses, writes and explains the encodings as expected.</summary>
    /// <param name="format">The format, bound by its compiled access.</param>
    /// <param name="before">The bytes before the value in an object with one member.</param>
    /// <returns>The number of checked encodings.</returns>
    int Check(string format, byte[] before);
}
