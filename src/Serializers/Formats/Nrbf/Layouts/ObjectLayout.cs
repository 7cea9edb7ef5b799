using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>The layout of the objects of a witness.</summary>
internal static class ObjectLayout<T, TBinarizer>
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly Shape Shape = TBinarizer.GetShape(FieldOrder.Declared);

    public static readonly ClassLayout Class = new(typeof(T), SerializableMembers.Of(Shape));

    /// <summary>Whether the witness visits the members in the order of the record: always, unless there are inherited ones.</summary>
    public static readonly bool IsInOrder = Class.Members.Select(member => member.Ordinal).SequenceEqual(Enumerable.Range(0, Shape.Fields.Count));

    public static readonly bool HasNullables = Class.HasNullables;

    public static readonly bool IsFilledAfterCreation = Shape.IsFilledAfterCreation;

    /// <summary>
    /// By pass, the ordinals to write: a witness that visits the members in another order is run until each has been written in its
    /// place. BinaryFormatter writes an inherited field that is neither private nor public more than once; so do the passes.
    /// </summary>
    public static readonly bool[][] Passes = [.. SplitIntoPasses()];

    private static List<bool[]> SplitIntoPasses()
    {
        var passes = new List<bool[]>();
        int last = int.MaxValue;
        foreach (ClassMember member in Class.Members)
        {
            if (member.Ordinal <= last)
            {
                passes.Add(new bool[Shape.Fields.Count]);
            }

            passes[^1][member.Ordinal] = true;
            last = member.Ordinal;
        }

        return passes;
    }
}
