namespace SerBench.Formats.Tests.Protobuf;

// The messages that Google.Protobuf accepts and our proto3 refuses (docs/formats/protobuf.md, "Differences of Google.Protobuf").
public enum GoogleDifference
{
    // Text that is not UTF-8, in a field that occurs again undamaged: the library refuses it, our reader by index does not look at it.
    OverwrittenText,

    // A damaged value of a field that occurs again, undamaged: the library ignores the first value, we refuse it.
    Overwritten,

    // Wire type 6 or 7 in the entry of a map: the library continues after the tag.
    WireTypeInEntry,

    // A negative length of packed numbers: the library takes it for 0.
    NegativeLength,
}
