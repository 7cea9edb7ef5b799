namespace SerBench.Formats.Tests.MessagePack;

// A published value as a type that can hold it, or that must refuse it.
internal interface IPublishedCase
{
    // Fails unless a format reads, refuses, writes and explains the encodings as expected.
    // format: the format, bound by its compiled access.
    // before: the bytes before the value in an object with one member.
    // Returns the number of checked encodings.
    int Check(string format, byte[] before);
}
