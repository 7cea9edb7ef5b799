using System.Linq.Expressions;
using System.Reflection;

namespace SerBench.Model.DataSets;

/// <summary>Equality and checksum of plain types, compiled from their fields: numbers, enums, strings, classes, structs, nullable values and arrays of these.</summary>
internal static class Structure<T>
{
    /// <summary>Deep equality, bit by bit.</summary>
    public static readonly Func<T, T, bool> AreEqual = Structure.Equality<T>().Compile();

    /// <summary>Adds every leaf.</summary>
    public static readonly Toucher<T> Touch = Structure.Sum<T>().Compile();
}

/// <summary>Adds every leaf of a value to a checksum.</summary>
internal delegate void Toucher<in T>(ref TouchSum sum, T value);

/// <summary>The expressions behind <see cref="Structure{T}"/>.</summary>
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
            : type.IsArray ? Expression.Call(typeof(Structure), nameof(AreItemsEqual), [type.GetElementType()!], left, right)
            : MembersOf(type).Select(member => AreEqual(Expression.MakeMemberAccess(left, member), Expression.MakeMemberAccess(right, member)))
                .Aggregate((Expression)Expression.Constant(true), Expression.AndAlso);
        if (type.IsClass && !IsLeaf(type) && !type.IsArray)
        {
            body = Expression.Condition(
                Expression.OrElse(IsNull(left), IsNull(right)), Expression.AndAlso(IsNull(left), IsNull(right)), body);
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
            : IsLeaf(type) ? Add(sum, Expression.Convert(type.IsEnum ? Expression.Convert(value, Enum.GetUnderlyingType(type)) : value, typeof(long)))
            : type.IsArray ? Expression.Call(typeof(Structure), nameof(TouchItems), [type.GetElementType()!], sum, value)
            : Expression.Block(MembersOf(type).Select(member => Touch(sum, Expression.MakeMemberAccess(value, member))));
        if (type.IsClass && !IsLeaf(type) && !type.IsArray)
        {
            body = Expression.Block(
                Add(sum, Expression.Not(IsNull(value))), Expression.IfThen(Expression.Not(IsNull(value)), body));
        }

        return Expression.Lambda<Toucher<T>>(body, sum, value);
    }

    private static bool AreItemsEqual<T>(T[]? left, T[]? right) => Leaf.Same(left, right, Structure<T>.AreEqual);

    private static void TouchItems<T>(ref TouchSum sum, T[]? items)
    {
        sum.Add(items?.Length ?? -1);
        foreach (T item in items ?? [])
        {
            Structure<T>.Touch(ref sum, item);
        }
    }

    // A nullable value has two fields: whether it is there, and the value, which is its default if not.
    private static IEnumerable<MemberInfo> MembersOf(Type type) =>
        type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).OrderBy(field => field.MetadataToken);

    private static InvocationExpression AreEqual(Expression left, Expression right) =>
        Expression.Invoke(Expression.Field(null, typeof(Structure<>).MakeGenericType(left.Type), nameof(AreEqual)), left, right);

    private static InvocationExpression Touch(Expression sum, Expression value) =>
        Expression.Invoke(Expression.Field(null, typeof(Structure<>).MakeGenericType(value.Type), nameof(Touch)), sum, value);

    private static MethodCallExpression Add(Expression sum, Expression value) => Expression.Call(sum, nameof(TouchSum.Add), null, value);

    private static BinaryExpression IsNull(Expression value) => Expression.ReferenceEqual(value, Expression.Constant(null));

    private static bool IsLeaf(Type type) => type.IsPrimitive || type.IsEnum || type == typeof(string);

    private static bool IsFloat(Type type) => type == typeof(float) || type == typeof(double);
}
