namespace SerBench.Serializers.Peers.BinaryWriterReader;

/// <summary>The pair of methods that people write by hand for a type. One stateless struct per model, found by discovery.</summary>
internal interface IRecord<T>
{
    static abstract void Write(BinaryWriter writer, T value);

    static abstract T Read(BinaryReader reader);
}
