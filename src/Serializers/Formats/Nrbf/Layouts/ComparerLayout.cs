using System.Runtime.Serialization;

namespace SerBench.Serializers.Formats.Nrbf;

/// <summary>The default comparer of keys or items: an object without members, shared by all collections of a message.</summary>
internal static class ComparerLayout<TKey>
{
    public static readonly IEqualityComparer<TKey> Comparer = EqualityComparer<TKey>.Default;

    public static readonly ClassLayout Class = new(TypeOnTheWire(), []);

    // Some comparers of today stand in messages under the type they had in .NET Framework, and say so when asked.
    private static Type TypeOnTheWire()
    {
#pragma warning disable SYSLIB0050 // Formatter-based serialization is obsolete: this asks for a name, it serializes nothing.
        var info = new SerializationInfo(Comparer.GetType(), new FormatterConverter());
        (Comparer as ISerializable)?.GetObjectData(info, default);
        return info.ObjectType;
#pragma warning restore SYSLIB0050
    }
}
