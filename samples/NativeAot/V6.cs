using System.Diagnostics;
using SerBench.Formats;
using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.NativeAot;

/// <summary>The mode <c>dense/generated</c> without the catalog, which reflects: the format is called with the binarizer.</summary>
internal static class V6
{
    private const int Rounds = 20;
    private const int Repetitions = 20_000;

    /// <summary>Round-trips every value of every scenario, then times the first one.</summary>
    public static bool Check<T, TBinarizer>(IModel<T> model)
        where TBinarizer : struct, IBinarizer<T>
    {
        var buffer = new EncodeBuffer();
        bool isExact = true;
        foreach (Scenario scenario in model.Scenarios)
        {
            foreach (T value in model.Create(scenario, seed: 1, scenario.Instances))
            {
                DenseFormat.Encode<T, TBinarizer>(value, buffer);
                T copy = DenseFormat.Decode<T, TBinarizer>(buffer.Written);
                isExact &= model.AreEqual(value, copy) && model.Touch(value) == model.Touch(copy);
            }
        }

        T first = model.Create(model.Scenarios[0], seed: 1, count: 1)[0];
        DenseFormat.Encode<T, TBinarizer>(first, buffer);
        byte[] message = buffer.ToArray();
        double encode = Time(() => DenseFormat.Encode<T, TBinarizer>(first, buffer));
        double decode = Time(() => DenseFormat.Decode<T, TBinarizer>(message));
        Console.WriteLine(
            $"{model.Id}: {message.Length} bytes, {(isExact ? "round trips exact" : "ROUND TRIPS DIFFER")}, "
            + $"encode {encode:F1} ns, decode {decode:F1} ns");
        return isExact;
    }

    // The best of some rounds: orientation, not a benchmark.
    private static double Time(Action action)
    {
        double best = double.MaxValue;
        for (int round = 0; round < Rounds; round++)
        {
            long start = Stopwatch.GetTimestamp();
            for (int i = 0; i < Repetitions; i++)
            {
                action();
            }

            best = Math.Min(best, Stopwatch.GetElapsedTime(start).TotalNanoseconds / Repetitions);
        }

        return best;
    }
}
