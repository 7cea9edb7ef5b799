namespace SerBench.Formats.Nrbf;

/// <summary>
/// How the visits of a witness meet the members of a record. A type argument, so that the usual case costs no test per member: the
/// writer and reader for members out of order are the same code, compiled a second time where it is needed.
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

/// <summary>The record has inherited members, which a witness visits first and BinaryFormatter writes last.</summary>
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsThatOfRecord => false;
}
