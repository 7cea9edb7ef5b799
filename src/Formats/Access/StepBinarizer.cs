using SerBench.Formats.Values;

namespace SerBench.Formats.Access;

/// <summary>Visits the fields of a type in a loop, without code compiled for that type.</summary>
public readonly struct StepBinarizer<TObject, TAccess> : IBinarizer<TObject>
    where TAccess : struct, IMemberAccess
{
    private static readonly bool CanBeSubclass = !typeof(TObject).IsValueType && !typeof(TObject).IsSealed;
    private static readonly Construction? Construction = Contracts.Shape.Of<TObject>().Construction;

    /// <inheritdoc/>
    public static Shape GetShape(FieldOrder preferred) => Contracts.Shape.Of<TObject>(preferred);

    /// <inheritdoc/>
    public static TObject Create() => Construction is { Constructor: { } constructor, Parameters.Count: 0 }
        ? (TObject)constructor.Invoke(null)
        : default!;

    /// <inheritdoc/>
    public static void Write<TWriter>(ref TWriter writer, TObject value)
        where TWriter : struct, IFieldWriter, allows ref struct
    {
        if (CanBeSubclass)
        {
            DeclaredType.Require(value!);
        }

        foreach (WriteStep<TObject, TWriter> step in Writing<TWriter>.Steps)
        {
            step.Write(ref writer, value);
        }
    }

    /// <inheritdoc/>
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
        TObject target = Invoke(construction.Constructor!, arguments, reader.Position);
        for (int i = 0; i < steps.Length; i++)
        {
            if (!construction.Parameters.Contains(i))
            {
                steps[i].Set(ref target, values[i]);
            }
        }

        return target;
    }

    private static TObject Invoke(ConstructorInfo constructor, object?[] arguments, int position)
    {
        try
        {
            return (TObject)constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, arguments, null);
        }
        catch (Exception rejection)
        {
            throw RejectedByConstructor.Make(position, rejection);
        }
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
