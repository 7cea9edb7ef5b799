namespace SerBench.Formats.Nrbf;

/// <summary>The record has inherited members, which a witness visits first and BinaryFormatter writes last.</summary>
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsThatOfRecord => false;
}
