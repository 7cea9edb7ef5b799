namespace SerBench.Formats.Nrbf;

/// <summary>
/// How the visits of a witness meet the members of a record. A type argument, so that the usual case costs no test per member: the
/// writer and reader for members out of order are the same code, compiled a second time where it is needed.
/// </summary>
internal interface IVisitOrder
{
    static abstract bool IsThatOfRecord { get; }
}
