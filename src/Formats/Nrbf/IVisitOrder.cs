namespace SerBench.Formats.Nrbf;

// The relation of a witness's visits to the members of a record. As a type argument, it costs the usual case no test per member:
// another order is a second compilation of the same code.
internal interface IVisitOrder
{
    static abstract bool IsRecordOrder { get; }
}

// Each visit is to the next member of the record.
internal readonly struct InOrder : IVisitOrder
{
    public static bool IsRecordOrder => true;
}

// Nothing is written. Before the description of a class, the writer notes which nullable members have a value, or which entry of a
// dictionary is the first with a value.
internal readonly struct Probing : IVisitOrder
{
    public static bool IsRecordOrder => false;
}

// The record has inherited members. A witness visits them first, but BinaryFormatter writes them last.
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsRecordOrder => false;
}
