// The oracle of these tests. It reads only its own messages and ours.
#pragma warning disable SYSLIB0011
using System.Runtime.Serialization.Formatters.Binary;

namespace SerBench.Formats.Tests.Nrbf;

internal static class RealFormatter
{
    static RealFormatter() =>
        AppContext.SetSwitch("System.Runtime.Serialization.EnableUnsafeBinaryFormatterSerialization", isEnabled: true);

    public static byte[] Serialize(object graph)
    {
        var stream = new MemoryStream();
        new BinaryFormatter().Serialize(stream, graph);
        return stream.ToArray();
    }

    public static object Deserialize(byte[] bytes) => new BinaryFormatter().Deserialize(new MemoryStream(bytes));
}
