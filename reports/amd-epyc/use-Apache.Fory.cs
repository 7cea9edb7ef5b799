// Apache.Fory 1.6.1, called as SerBench timed it. A type needs: attribute, generator, registration.
//   dotnet add package Apache.Fory --version 1.6.1
// Called alike: DeepObject.
using Apache.Fory;

// For one thread. Writer and reader register the same types under the same numbers: those of its members, too.
public static class UseSimpleObject
{
    private static readonly Fory Instance = Fory.Builder().Compatible(false).CheckStructVersion(true).Build().Register<SimpleObject>(1);

    public static byte[] Write(SimpleObject value) => Instance.Serialize(value);

    public static SimpleObject Read(byte[] data) => Instance.Deserialize<SimpleObject>(data);
}
