// BinaryFormatter is the baseline for other serializers.
#pragma warning disable SYSLIB0011, SYSLIB0050
using Formatter = System.Runtime.Serialization.Formatters.Binary.BinaryFormatter;

namespace SerBench.Serializers.Peers.BinaryFormatter;

// .NET removed BinaryFormatter. It creates any type that the data names, so never give it data from others.
public sealed class BinaryFormatterSerializer() : EmittedPeer(
    BinaryFormatterCard.Main, LibraryCard.FindRow(BinaryFormatterCard.Main)!.PublishedName!, "BinaryFormatter", "Stream"), IWritesFormat
{
    public override Traits Traits => Traits.SelfDescribing | Traits.Graph | Traits.Unsafe | Traits.TrustsInput;

    public override Assembly Library => typeof(Formatter).Assembly;

    public string FormatId => "nrbf";

    private protected override IObjectCodec<T>? OpenDirect<T>() =>
        BinaryFormatterRecipe.IsMarked(typeof(T)) ? new ObjectCodec<T, BinaryFormatterCore<T>>(new BinaryFormatterCore<T>()) : null;
}
