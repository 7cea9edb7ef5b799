namespace SerBench.Formats.Access.Accessors;

/// <summary>Reaches each field by a pair of typed delegates.</summary>
public sealed class AccessorsAccess : IAccess
{
    /// <inheritdoc/>
    public string Id => "accessors";

    /// <inheritdoc/>
    public string Title => "typed delegates";

    /// <inheritdoc/>
    public Type? FindBinarizer(Type type, out string? reason)
    {
        reason = null;
        return typeof(StepBinarizer<,>).MakeGenericType(type, typeof(AccessorMembers));
    }
}

internal readonly struct AccessorMembers : IMemberAccess
{
    private delegate void Setter<TObject, TValue>(ref TObject target, TValue value);

    public static object CreateMember<TObject, TValue>(FieldInfo field) => new AccessorMember<TObject, TValue>(field);

    private readonly struct AccessorMember<TObject, TValue>(FieldInfo field) : IMember<TObject, TValue>
    {
        private readonly Func<TObject, TValue> _get =
            MemberEmitter.Getter<Func<TObject, TValue>>(field, typeof(TObject), typeof(TValue));

        private readonly Setter<TObject, TValue> _set =
            MemberEmitter.Setter<Setter<TObject, TValue>>(field, typeof(TObject).MakeByRefType(), typeof(TValue));

        public TValue Get(TObject target) => _get(target);

        public void Set(ref TObject target, TValue value) => _set(ref target, value);
    }
}
