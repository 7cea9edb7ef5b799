namespace SerBench.Formats.Tests.Protobuf;

/// <summary>The ways in which Google.Protobuf accepts what our proto3 refuses (docs/formats/protobuf.md, "What Google.Protobuf does otherwise").</summary>
public enum GoogleDifference
{
    /// <summary>Text that is not UTF-8: it puts U+FFFD in its place.</summary>
    ReplacedText,

    /// <summary>A damaged value of a field that occurs again, undamaged: it never looks at the first one again, we refuse it.</summary>
    Overwritten,

    /// <summary>Wire type 6 or 7 in the entry of a map: it goes on after the tag.</summary>
    WireTypeInEntry,
}
