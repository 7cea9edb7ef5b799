// BinaryFormatter is obsolete because it is unsafe. Here it reads only its own output.
#pragma warning disable SYSLIB0011
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Serializers.Peers.BinaryFormatter;

public partial class BinaryFormatterDirect : IDirectCalls
{
    private static readonly Formatter Formatter = new();
    private static readonly MemoryStream Output = new();

    public IEnumerable<DirectCall> All => Written(BinaryFormatterCard.Main);

    protected static void Write(object value)
    {
        Output.Position = 0;
        Formatter.Serialize(Output, value);
    }

    protected static object Read(byte[] data) => Formatter.Deserialize(new MemoryStream(data));

    protected static ReadOnlyMemory<byte> Written() => Output.GetBuffer().AsMemory(0, (int)Output.Position);
}
