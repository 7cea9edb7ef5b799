using System.Reflection;
using SerBench.Formats.Access;
using SerBench.Formats.Contracts;

namespace SerBench.Extending;

/// <summary>An access says which witness serves a type. This one lets the shared list of steps reach fields through untyped
/// references.</summary>
public sealed class MemberwiseAccess : IAccess
{
    public string Id => "memberwise";

    public string Title => "typed references";

    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return typeof(StepBinarizer<,>).MakeGenericType(type, typeof(Members));
    }

    public readonly struct Members : IMemberAccess
    {
        public static object CreateMember<TObject, TValue>(FieldInfo field) => new Member<TObject, TValue>(field);
    }

    private readonly struct Member<TObject, TValue>(FieldInfo field) : IMember<TObject, TValue>
    {
        public TValue Get(TObject target) => (TValue)field.GetValueDirect(__makeref(target))!;

        public void Set(ref TObject target, TValue value) => field.SetValueDirect(__makeref(target), value!);
    }
}
