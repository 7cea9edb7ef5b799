namespace SerBench.Serializers.Twins;

/// <summary>The conversion of a class that converts itself.</summary>
public readonly struct MirrorTwin<T, TTwin> : ITwin<T, TTwin>
    where TTwin : IMirror<T, TTwin>
{
    public static TTwin ToTwin(T value) => TTwin.From(value);

    public static T FromTwin(TTwin twin) => twin.ToModel();
}
