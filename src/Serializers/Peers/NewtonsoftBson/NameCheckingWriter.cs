using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Bson;

namespace SerBench.Serializers.Peers.NewtonsoftBson;

// The library reads names in pieces of 128 bytes, and may lose letters beyond ASCII at the ends of pieces. Such names are refused.
internal sealed class NameCheckingWriter(Stream output) : BsonDataWriter(output)
{
    private const int LongestPiece = 127;
    private const int MostBytesPerUnit = 3;

    public override void WritePropertyName(string name)
    {
        if (name.Length > LongestPiece / MostBytesPerUnit && !System.Text.Ascii.IsValid(name)
            && Encoding.UTF8.GetByteCount(name) > LongestPiece)
        {
            throw new JsonSerializationException($"the library changes keys that are not ASCII and longer than {LongestPiece} bytes");
        }

        base.WritePropertyName(name);
    }
}
