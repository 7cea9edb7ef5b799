namespace SerBench.Formats.Nrbf;

// As a type argument, the order costs no test per member.
internal interface IVisitOrder
{
    static abstract bool IsRecordOrder { get; }
}

internal readonly struct InOrder : IVisitOrder
{
    public static bool IsRecordOrder => true;
}

// Writes nothing, but notes which nullable members have a value, or which entry of a dictionary is the first with a value.
internal readonly struct Probing : IVisitOrder
{
    public static bool IsRecordOrder => false;
}

// A binarizer visits inherited members first, but BinaryFormatter writes them last.
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsRecordOrder => false;
}
