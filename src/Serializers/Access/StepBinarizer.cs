using System.Reflection;
using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Access;

/// <summary>The witness that walks a list of steps: shared by every access that is not compiled into straight-line code.</summary>
public readonly struct StepBinarizer<TObject, TAccess> : IBinarizer<TObject>
    where TAccess : struct, IMemberAccess
{
    private static readonly Construction? Construction = Contracts.Shape.Of<TObject>().Construction;

    public static Shape GetShape(FieldOrder preferred) => Contracts.Shape.Of<TObject>(preferred);

    public static TObject Create() => Construction is { Constructor: { } constructor, Parameters.Count: 0 }
        ? (TObject)constructor.Invoke(null)
        : default!;

    public static void Write<TWriter>(ref TWriter writer, TObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        foreach (WriteStep<TObject, TWriter> step in Writing<TWriter>.Steps)
        {
            step.Write(ref writer, value);
        }
    }

    public static TObject Read<TReader>(ref TReader reader, TObject target)
        where TReader : struct, IFieldReader, allows ref struct
    {
        if (Construction is { Parameters.Count: > 0 })
        {
            return Construct(ref reader);
        }

        foreach (ReadStep<TObject, TReader> step in Reading<TReader>.Steps)
        {
            step.Read(ref reader, ref target);
        }

        return target;
    }

    private static TObject Construct<TReader>(ref TReader reader)
        where TReader : struct, IFieldReader, allows ref struct
    {
        ReadStep<TObject, TReader>[] steps = Reading<TReader>.Steps;
        var values = new object?[steps.Length];
        for (int i = 0; i < steps.Length; i++)
        {
            values[i] = steps[i].ReadValue(ref reader);
        }

        Construction construction = Contracts.Shape.Of<TObject>(TReader.Order).Construction!;
        object?[] arguments = [.. construction.Parameters.Select(ordinal => values[ordinal])];
        var target = (TObject)construction.Constructor!.Invoke(BindingFlags.DoNotWrapExceptions, null, arguments, null);
        for (int i = 0; i < steps.Length; i++)
        {
            if (!construction.Parameters.Contains(i))
            {
                steps[i].Set(ref target, values[i]);
            }
        }

        return target;
    }

    private static class Writing<TWriter>
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        public static readonly WriteStep<TObject, TWriter>[] Steps = StepPlan.ForWriting<TObject, TAccess, TWriter>();
    }

    private static class Reading<TReader>
        where TReader : struct, IFieldReader, allows ref struct
    {
        public static readonly ReadStep<TObject, TReader>[] Steps = StepPlan.ForReading<TObject, TAccess, TReader>();
    }
}
