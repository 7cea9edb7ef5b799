namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>How a class or array record describes the type of a value (docs/formats/nrbf.md, Classes).</summary>
internal enum MemberKind : byte
{
    Primitive = 0,
    String = 1,
    Object = 2,
    SystemClass = 3,
    Class = 4,
    ObjectArray = 5,
    StringArray = 6,
    PrimitiveArray = 7,
}
