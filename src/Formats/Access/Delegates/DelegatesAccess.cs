namespace SerBench.Formats.Access.Delegates;

/// <summary>Reaches fields by compiled delegates that box values.</summary>
public sealed class DelegatesAccess : IAccess
{
    /// <inheritdoc/>
    public string Id => "delegates";

    /// <inheritdoc/>
    public string Title => "boxing delegates";

    /// <inheritdoc/>
    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return typeof(StepBinarizer<,>).MakeGenericType(type, typeof(DelegateMembers));
    }
}

internal readonly struct DelegateMembers : IMemberAccess
{
    public static object CreateMember<TObject, TValue>(FieldInfo field) => new DelegateMember<TObject, TValue>(field);

    private readonly struct DelegateMember<TObject, TValue>(FieldInfo field) : IMember<TObject, TValue>
    {
        private readonly Func<object, object?> _get =
            MemberEmitter.Getter<Func<object, object?>>(field, typeof(object), typeof(object));

        private readonly Action<object, object?> _set =
            MemberEmitter.Setter<Action<object, object?>>(field, typeof(object), typeof(object));

        public TValue Get(TObject target) => (TValue)_get(target!)!;

        public void Set(ref TObject target, TValue value)
        {
            object boxed = target!;
            _set(boxed, value);
            if (typeof(TObject).IsValueType)
            {
                target = (TObject)boxed;
            }
        }
    }
}
