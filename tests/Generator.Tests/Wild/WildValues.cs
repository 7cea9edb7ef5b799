using System.Reflection;
using FsCheck;
using FsCheck.Fluent;
using SerBench.Engine.Outside.OwnTypes;

namespace SerBench.Generator.Tests.Wild;

// Values of a type: usual ones, and those of the zoo, which often break formats and which many formats refuse.
internal static class WildValues
{
    // Half of the values are usual ones.
    public static IEnumerable<object> Draw(Type type, int seed, int count)
    {
        int extreme = count / 2;
        return DrawUsual(type, seed, count - extreme).Concat(Gen.Sample(ZooValues.Roots(type), extreme, new Rnd((ulong)seed, 91), 10));
    }

    public static IEnumerable<object> DrawUsual(Type type, int seed, int count)
    {
        var values = new RandomValues((ulong)seed);
        MethodInfo next = typeof(RandomValues).GetMethod(nameof(RandomValues.Next))!.MakeGenericMethod(type);
        return Enumerable.Range(0, count).Select(_ => next.Invoke(values, null)!);
    }
}
