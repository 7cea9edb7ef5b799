namespace SerBench.Formats.Nrbf;

/// <summary>
/// Relates the visits of a witness to the members of a record. It is a type argument, so that the usual case costs no test per member: the
/// writer and reader for members out of order are the same code, compiled a second time where needed.
/// </summary>
internal interface IVisitOrder
{
    static abstract bool IsThatOfRecord { get; }
}

/// <summary>Each visit is to the next member of the record.</summary>
internal readonly struct InOrder : IVisitOrder
{
    public static bool IsThatOfRecord => true;
}

/// <summary>The record has inherited members. A witness visits them first, but BinaryFormatter writes them last.</summary>
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsThatOfRecord => false;
}
