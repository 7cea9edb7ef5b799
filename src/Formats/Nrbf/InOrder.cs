namespace SerBench.Formats.Nrbf;

/// <summary>Each visit is to the next member of the record.</summary>
internal readonly struct InOrder : IVisitOrder
{
    public static bool IsThatOfRecord => true;
}
