using System.Reflection;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Formats.FlatBuffers;

/// <summary>Asks a witness for the shape of the one type it serves.</summary>
internal static class WitnessShape
{
    public static Shape Of(Type witness)
    {
        Type served = witness.GetInterfaces()
            .Single(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(IBinarizer<>))
            .GetGenericArguments()[0];
        MethodInfo ask = typeof(WitnessShape).GetMethod(nameof(Ask), BindingFlags.NonPublic | BindingFlags.Static)!;
        return ask.MakeGenericMethod(served, witness).CreateDelegate<Func<Shape>>()();
    }

    private static Shape Ask<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T> => TBinarizer.GetShape(FieldOrder.Declared);
}
