using System.Runtime.CompilerServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Nrbf.Layouts;
using SerBench.Formats.Nrbf.Reading;
using SerBench.Formats.Nrbf.Writing;

namespace SerBench.Formats.Nrbf.Records;

/// <summary>The objects of a witness.</summary>
internal sealed class ObjectTask<T, TBinarizer> : RecordTask
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly ObjectTask<T, TBinarizer> Instance = new(TBinarizer.GetShape(FieldOrder.Declared));

    private ObjectTask(Shape shape)
    {
        Class = new ClassLayout(typeof(T), SerializableMembers.Of(shape));
        IsInOrder = Class.Members.Select(member => member.Ordinal).SequenceEqual(Enumerable.Range(0, shape.Fields.Count));
        IsFilledAfterCreation = shape.IsFilledAfterCreation;
        Passes = [.. SplitIntoPasses(shape.Fields.Count)];
    }

    public ClassLayout Class { get; }

    /// <summary>The start of messages with such a root; null where it depends on the values.</summary>
    public MessageStart? Start => field ??= Class.HasNullables ? null : new MessageStart(Class);

    /// <summary>Whether the witness visits the members in the order of the record: always, unless there are inherited ones.</summary>
    public bool IsInOrder { get; }

    /// <summary>Whether an object can exist before its members are read.</summary>
    public bool IsFilledAfterCreation { get; }

    /// <summary>
    /// By pass, the ordinals to write: a witness that visits the members in another order is run until each has been written in its
    /// place. BinaryFormatter writes an inherited field that is neither private nor public more than once; so do the passes.
    /// </summary>
    public bool[][] Passes { get; }

    // The queues hold an object together with its own task.
    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteRecord(this, Unsafe.As<object, T>(ref target), id);

    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadRecord(this, Unsafe.As<object, T>(ref target), id);

    public override void ReadAgain(ref NrbfReader<InOrder> reader, object target) =>
        reader.ReadMembers(this, Unsafe.As<object, T>(ref target));

    private List<bool[]> SplitIntoPasses(int fields)
    {
        var passes = new List<bool[]>();
        int last = int.MaxValue;
        foreach (ClassMember member in Class.Members)
        {
            if (member.Ordinal <= last)
            {
                passes.Add(new bool[fields]);
            }

            passes[^1][member.Ordinal] = true;
            last = member.Ordinal;
        }

        return passes;
    }
}
