using System.Reflection;

namespace SerBench.Formats.Access.Reflection;

/// <summary>Members reached by <see cref="FieldInfo"/>: every value is boxed, every call checks its arguments again.</summary>
public readonly struct ReflectionMembers : IMemberAccess
{
    public static object CreateMember<TObject, TValue>(FieldInfo field) => new Member<TObject, TValue>(field);

    private readonly struct Member<TObject, TValue>(FieldInfo field) : IMember<TObject, TValue>
    {
        public TValue Get(TObject target) => (TValue)field.GetValue(target)!;

        public void Set(ref TObject target, TValue value)
        {
            object boxed = target!;
            field.SetValue(boxed, value);
            if (typeof(TObject).IsValueType)
            {
                target = (TObject)boxed;
            }
        }
    }
}
