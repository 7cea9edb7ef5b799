using System.Reflection;
using SerBench.Formats.Contracts;
using SerBench.Formats.Values;

namespace SerBench.Formats.Access;

/// <summary>Builds the list of steps for a type.</summary>
internal static class StepPlan
{
    public static WriteStep<TObject, TWriter>[] ForWriting<TObject, TAccess, TWriter>()
        where TAccess : struct, IMemberAccess
        where TWriter : struct, IFieldWriter, allows ref struct =>
        [.. Shape.Of<TObject>(TWriter.Order).Fields.Select(field =>
            (WriteStep<TObject, TWriter>)Create<TObject, TAccess>(typeof(WriteStep<,,,,>), typeof(TWriter), field))];

    public static ReadStep<TObject, TReader>[] ForReading<TObject, TAccess, TReader>()
        where TAccess : struct, IMemberAccess
        where TReader : struct, IFieldReader, allows ref struct =>
        [.. Shape.Of<TObject>(TReader.Order).Fields.Select(field =>
            (ReadStep<TObject, TReader>)Create<TObject, TAccess>(typeof(ReadStep<,,,,>), typeof(TReader), field))];

    private static object Create<TObject, TAccess>(Type step, Type half, Field field)
        where TAccess : struct, IMemberAccess
    {
        Type value = field.Member.FieldType;
        object member = CreateMemberOf<TAccess>().MakeGenericMethod(typeof(TObject), value).Invoke(null, [field.Member])!;
        Type witness = Witness.Of(field, type => typeof(StepBinarizer<,>).MakeGenericType(type, typeof(TAccess)));
        return Activator.CreateInstance(
            step.MakeGenericType(typeof(TObject), value, member.GetType(), witness, half), member, (Slot)field.Ordinal)!;
    }

    private static MethodInfo CreateMemberOf<TAccess>() => typeof(TAccess).GetMethod(nameof(IMemberAccess.CreateMember))!;
}
