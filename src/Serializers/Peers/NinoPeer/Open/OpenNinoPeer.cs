namespace SerBench.Serializers.Peers.NinoPeer.Open;

// Text is UTF-16, the library's default.
public sealed class OpenNinoPeer() : NinoRow(NinoCard.Main, "Nino (generated, own INinoBufferWriter)", "Nino", "Buffer");

public sealed class DefaultNinoPeer() : NinoRow(NinoCard.Main.Default, "Nino (generated, new array per message)", "Nino", "Default");

public sealed class ConvertingNinoPeer() : NinoRow(NinoCard.Main.Converting, "Nino, conversion included", "Nino", "Buffer", converts: true);
