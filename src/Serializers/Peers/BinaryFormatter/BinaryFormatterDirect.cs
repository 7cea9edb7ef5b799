#pragma warning disable SYSLIB0011
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Serializers.Peers.BinaryFormatter;

public partial class BinaryFormatterDirect : StreamCalls, IDirectCalls
{
    private static readonly Formatter Formatter = new();

    public IEnumerable<DirectCall> All => Written(BinaryFormatterCard.Main);

    protected static void Write(object value) => Formatter.Serialize(Begin(), value);

    protected static object Read(byte[] data) => Formatter.Deserialize(new MemoryStream(data));
}
