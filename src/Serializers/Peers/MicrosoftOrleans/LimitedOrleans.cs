using Orleans.Serialization.Buffers;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.Session;
using Orleans.Serialization.WireProtocol;
using WireType = Orleans.Serialization.WireProtocol.WireType;

namespace SerBench.Serializers.Peers.MicrosoftOrleans;

// With references, a short message can make a value that contains itself, and a walk through such a value does not end.
public static class LimitedOrleans
{
    private const int LevelsPerObject = 4;

    private const int ObjectsPerByte = 16;

    public static T Read<T>(Orleans.Serialization.Serializer<T> serializer, ArraySegment<byte> message, SerializerSession session)
    {
        if (IsTooDeep(message, OrleansSerializers.Emptied(session)))
        {
            throw new FormatException($"Fields nest deeper than {LevelsPerObject * Limits.MaxDepth} levels.");
        }

        T value = serializer.Deserialize((ReadOnlySpan<byte>)message, OrleansSerializers.Emptied(session))!;
        Nesting.Check(value, Limits.MaxDepth, (long)ObjectsPerByte * message.Count);
        return value;
    }

    private static bool IsTooDeep(ReadOnlySpan<byte> message, SerializerSession session)
    {
        Reader<SpanReaderInput> reader = Reader.Create(message, session);
        int level = 0;
        try
        {
            while (level <= LevelsPerObject * Limits.MaxDepth && reader.Position < message.Length)
            {
                var field = reader.ReadFieldHeader();
                if (field.WireType == WireType.TagDelimited)
                {
                    level++;
                }
                else if (field.IsEndBaseOrEndObject)
                {
                    level--;
                }
                else
                {
                    reader.SkipField(field);
                }
            }
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            // The message is damaged: the library reports the fault.
        }

        return level > LevelsPerObject * Limits.MaxDepth;
    }
}
