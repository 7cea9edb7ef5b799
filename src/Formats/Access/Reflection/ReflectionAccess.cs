namespace SerBench.Formats.Access.Reflection;

/// <summary>Reaches fields by <see cref="FieldInfo"/>.</summary>
public sealed class ReflectionAccess : IAccess
{
    /// <inheritdoc/>
    public string Id => "reflection";

    /// <inheritdoc/>
    public string Title => "reflection";

    /// <inheritdoc/>
    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return typeof(StepBinarizer<,>).MakeGenericType(type, typeof(ReflectionMembers));
    }
}

internal readonly struct ReflectionMembers : IMemberAccess
{
    public static object CreateMember<TObject, TValue>(FieldInfo field) => new FieldMember<TObject, TValue>(field);

    private readonly struct FieldMember<TObject, TValue>(FieldInfo field) : IMember<TObject, TValue>
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
