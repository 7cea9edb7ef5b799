namespace SerBench.Formats.Nrbf;

/// <summary>The relation of a witness's visits to the members of a record. As a type argument, it costs the usual case no test per member:
/// another order is a second compilation of the same code.</summary>
internal interface IVisitOrder
{
    static abstract bool IsRecordOrder { get; }
}

/// <summary>Each visit is to the next member of the record.</summary>
internal readonly struct InOrder : IVisitOrder
{
    public static bool IsRecordOrder => true;
}

/// <summary>Nothing is written. Before the description of a class, the writer notes which nullable members have a value, or which entry of
/// a dictionary is the first with a value.</summary>
internal readonly struct Probing : IVisitOrder
{
    public static bool IsRecordOrder => false;
}

/// <summary>The record has inherited members. A witness visits them first, but BinaryFormatter writes them last.</summary>
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsRecordOrder => false;
}
