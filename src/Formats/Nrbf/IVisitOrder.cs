namespace SerBench.Formats.Nrbf;

// The order is a type argument, so that the JIT removes the tests of IsRecordOrder.
internal interface IVisitOrder
{
    static abstract bool IsRecordOrder { get; }
}

internal readonly struct InOrder : IVisitOrder
{
    public static bool IsRecordOrder => true;
}

// Marks a visit before writing, which only notes the nullable members that have a value, or the first dictionary entry that has one.
internal readonly struct Probing : IVisitOrder
{
    public static bool IsRecordOrder => false;
}

// A binarizer visits inherited members first, but BinaryFormatter writes them last, so several visits are made.
internal readonly struct OutOfOrder : IVisitOrder
{
    public static bool IsRecordOrder => false;
}
