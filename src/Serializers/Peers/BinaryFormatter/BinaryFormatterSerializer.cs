// BinaryFormatter, its package and its rules are obsolete because they are unsafe. This row is the baseline for the others.
#pragma warning disable SYSLIB0011, SYSLIB0050
using System.Reflection;
using SerBench.Formats.Codecs;
using SerBench.Serializers.Racing;
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Serializers.Peers.BinaryFormatter;

/// <summary>
/// <c>peer/System.Runtime.Serialization.Formatters</c>: the BinaryFormatter that .NET removed, from the
/// package that still has it. It creates any type that the data names, so never give it data from others.
/// </summary>
public sealed class BinaryFormatterSerializer : ISerializer, IHasOrigin, IWritesFormat
{
    public string Id => "peer/System.Runtime.Serialization.Formatters";

    public string Title => PublishedNames.Find(Id)!;

    public SerializerFamily Family => SerializerFamily.Peer;

    public Traits Traits => Traits.SelfDescribing | Traits.Graph | Traits.Unsafe | Traits.TrustsInput;

    public Assembly Library => typeof(Formatter).Assembly;

    public string FormatId => "nrbf";

    public Binding<T> Bind<T>() => ShapeCheck.Find(typeof(T), Refuse) is { } refused
        ? refused
        : Binding<T>.To(new GuardedCodec<T>(new ObjectCodec<T, BinaryFormatterCore<T>>(new BinaryFormatterCore<T>()), "BinaryFormatter"));

    private static string? Refuse(ValueShape value) => value.Type.IsSerializable ? null : $"{value.Type.Name} is not marked [Serializable]";
}
