using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Writes an object.</summary>
internal sealed class ObjectWriteTask<T, TBinarizer> : WriteTask
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly ObjectWriteTask<T, TBinarizer> Instance = new();

    // The queue holds the object together with its own task.
    public override void Write(ref NrbfWriter<InOrder> writer, object target, int id) =>
        writer.WriteRecord<T, TBinarizer>(Unsafe.As<object, T>(ref target), id);
}
