using System.Runtime.CompilerServices;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>Fills an object.</summary>
internal sealed class ObjectReadTask<T, TBinarizer> : ReadTask
    where TBinarizer : struct, IBinarizer<T>
{
    public static readonly ObjectReadTask<T, TBinarizer> Instance = new();

    // The queue holds the object together with its own task.
    public override void Read(ref NrbfReader<InOrder> reader, object target, int id) =>
        reader.ReadRecord<T, TBinarizer>(Unsafe.As<object, T>(ref target), id);
}
