namespace SerBench.Formats.Nrbf;

// The order is a type argument, so the JIT drops the tests per member.
internal interface IVisitOrder
{
    static abstract bool IsRecordOrder { get; }
}

internal readonly struct InOrder : IVisitOrder
{
    public static bool IsRecordOrder => true;
}

// Marks a pass that writes nothing. The pass notes which nullable members have a value, or the first dictionary entry with one.
internal readonly struct Probing : IVisitOrder
{
    public static bool IsRecordOrder => false;
}

// A binarizer visits inherited members first, but BinaryFormatter writes them last.
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsRecordOrder => false;
}
