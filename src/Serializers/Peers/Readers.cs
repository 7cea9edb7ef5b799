namespace SerBench.Serializers.Peers;

internal static class Readers
{
    public const string MessagePackForms =
        "a DateTime is a timestamp (extension -1), a TimeSpan or TimeOnly its ticks of 100 ns, a DateOnly the days since 0001-01-01, "
        + "a char its number";

    public static Quote Bson { get; } = new(
        "C, C++, Go, Java, JavaScript, Kotlin, PHP, Python, Ruby, Rust, Scala", "https://www.mongodb.com/docs/drivers/");

    public static Quote MessagePack { get; } = new(
        "C, C++, Go, Java, JavaScript, Kotlin, PHP, Python, Ruby, Rust, Scala, Swift and others", "https://msgpack.org");

    public static Quote Protobuf { get; } = new(
        "C++, Dart, Go, Java, Kotlin, Objective-C, PHP, Python, Ruby", "https://protobuf.dev");
}
