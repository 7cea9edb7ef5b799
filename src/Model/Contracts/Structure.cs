using System.Collections;
using System.Linq.Expressions;
using System.Reflection;

namespace SerBench.Model;

internal static class Structure<T>
{
    public static readonly Func<T, T, bool> AreEqual = Structure.Equality<T>().Compile();

    public static readonly Toucher<T> Touch = Structure.Sum<T>().Compile();

    public static ulong SumOf(T value)
    {
        var sum = new TouchSum();
        Touch(ref sum, value);
        return sum.Value;
    }
}

internal delegate void Toucher<in T>(ref TouchSum sum, T value);

internal static class Structure
{
    public static Expression<Func<T, T, bool>> Equality<T>()
    {
        ParameterExpression left = Expression.Parameter(typeof(T));
        ParameterExpression right = Expression.Parameter(typeof(T));
        Type type = typeof(T);
        Expression body =
            IsFloat(type) ? Expression.Call(typeof(Leaf), nameof(Leaf.Same), null, left, right)
            : IsLeaf(type) ? Expression.Equal(left, right)
            : ItemOf(type) is { } item ? Expression.Call(typeof(Structure), nameof(AreItemsEqual), [item], left, right)
            : FieldsOf(type).Select(field => AreEqual(Expression.Field(left, field), Expression.Field(right, field)))
                .Aggregate((Expression)Expression.Constant(true), Expression.AndAlso);
        if (IsObject(type))
        {
            // An object of a derived class has unknown fields, so it equals no object.
            body = Expression.Condition(
                Expression.OrElse(IsNull(left), IsNull(right)),
                Expression.AndAlso(IsNull(left), IsNull(right)),
                Expression.AndAlso(Expression.AndAlso(Expression.TypeEqual(left, type), Expression.TypeEqual(right, type)), body));
        }

        return Expression.Lambda<Func<T, T, bool>>(body, left, right);
    }

    public static Expression<Toucher<T>> Sum<T>()
    {
        ParameterExpression sum = Expression.Parameter(typeof(TouchSum).MakeByRefType());
        ParameterExpression value = Expression.Parameter(typeof(T));
        Type type = typeof(T);
        Expression body =
            type == typeof(bool) || type == typeof(string) || IsFloat(type) ? Add(sum, value)
            : IsLeaf(type) ? Add(sum, Expression.Convert(
                type.IsEnum ? Expression.Convert(value, Enum.GetUnderlyingType(type)) : value, typeof(long)))
            : ItemOf(type) is { } item ? Expression.Call(typeof(Structure), nameof(TouchItems), [item], sum, value)
            : Expression.Block(FieldsOf(type).Select(field => Touch(sum, Expression.Field(value, field))));
        if (IsObject(type))
        {
            body = Expression.Block(
                Add(sum, Expression.Not(IsNull(value))), Expression.IfThen(Expression.Not(IsNull(value)), body));
        }

        return Expression.Lambda<Toucher<T>>(body, sum, value);
    }

    private static bool AreItemsEqual<T>(IEnumerable<T>? left, IEnumerable<T>? right) =>
        Leaf.Same(InOrder(left), InOrder(right), Structure<T>.AreEqual);

    private static void TouchItems<T>(ref TouchSum sum, IEnumerable<T>? items)
    {
        IReadOnlyList<T>? list = InOrder(items);
        sum.Add(list?.Count ?? -1);
        foreach (T item in list ?? [])
        {
            Structure<T>.Touch(ref sum, item);
        }
    }

    // A dictionary has no order, so entries are sorted by their checksums.
    private static IReadOnlyList<T>? InOrder<T>(IEnumerable<T>? items) =>
        items as IReadOnlyList<T> ?? items?.OrderBy(Structure<T>.SumOf).ToArray();

    private static IEnumerable<FieldInfo> FieldsOf(Type? type) => type is null ? [] : FieldsOf(type.BaseType).Concat(
        type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
            .OrderBy(field => field.MetadataToken));

    private static Type? ItemOf(Type type) =>
        type.IsSZArray
        || (type.IsGenericType
            && (type.GetGenericTypeDefinition() == typeof(List<>) || type.GetGenericTypeDefinition() == typeof(Dictionary<,>)))
            ? type.GetInterface("IEnumerable`1")!.GenericTypeArguments[0]
        : type.IsAbstract || type == typeof(object) || type.IsAssignableTo(typeof(IEnumerable))
            ? throw new NotSupportedException($"{type} is no plain data: its model needs an AreEqual and a Touch of its own.")
        : null;

    private static InvocationExpression AreEqual(Expression left, Expression right) =>
        Expression.Invoke(Expression.Field(null, typeof(Structure<>).MakeGenericType(left.Type), nameof(AreEqual)), left, right);

    private static InvocationExpression Touch(Expression sum, Expression value) =>
        Expression.Invoke(Expression.Field(null, typeof(Structure<>).MakeGenericType(value.Type), nameof(Touch)), sum, value);

    private static MethodCallExpression Add(Expression sum, Expression value) => Expression.Call(sum, nameof(TouchSum.Add), null, value);

    private static BinaryExpression IsNull(Expression value) => Expression.ReferenceEqual(value, Expression.Constant(null));

    private static bool IsObject(Type type) => type.IsClass && !IsLeaf(type) && ItemOf(type) is null;

    private static bool IsLeaf(Type type) => type.IsPrimitive || type.IsEnum || type == typeof(string);

    private static bool IsFloat(Type type) => type == typeof(float) || type == typeof(double);
}
