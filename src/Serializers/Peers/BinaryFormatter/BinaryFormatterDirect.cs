// BinaryFormatter is obsolete because it is unsafe. Here it reads only its own output.
#pragma warning disable SYSLIB0011
using SerBench.Serializers.Direct;
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Serializers.Peers.BinaryFormatter;

/// <summary>The real BinaryFormatter, called without SerBench: by one formatter, into one stream.</summary>
public sealed class BinaryFormatterDirect : IDirectCalls
{
    private static readonly Formatter Formatter = new();
    private static readonly MemoryStream Output = new();

    public IEnumerable<DirectCall> All => [Of<Person>("person"), Of<SimpleObject>("simple"), Of<ComplexObject>("complex"), Of<ComplexList>("complex-list"), Of<DeepObject>("deep"), Of<Car>("car"), Of<TreeNode>("tree")];

    private static DirectCall Of<T>(string model)
        where T : notnull => DirectCall.Of<T>(BinaryFormatterCard.Main, model, value => Write(value), Written, data => (T)Formatter.Deserialize(new MemoryStream(data)));

    private static void Write(object value)
    {
        Output.Position = 0;
        Formatter.Serialize(Output, value);
    }

    private static ReadOnlyMemory<byte> Written() => Output.GetBuffer().AsMemory(0, (int)Output.Position);
}
