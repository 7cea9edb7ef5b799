// Apache.Fory 1.6.1, called as SerBench timed it. A type needs: attribute, generator, registration.
//   dotnet add package Apache.Fory --version 1.6.1
using Apache.Fory;

// For one thread. Writer and reader register the same types under the same numbers: those of its members, too.
public static class UseLogList
{
    private static readonly Fory Instance = Fory.Builder().Compatible(false).CheckStructVersion(true).Build().Register<LogList>(1);

    public static byte[] Write(LogList value) => Instance.Serialize(value);

    public static LogList Read(byte[] data) => Instance.Deserialize<LogList>(data);
}
