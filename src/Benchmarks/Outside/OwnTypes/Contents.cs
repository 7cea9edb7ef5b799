using System.Buffers;
using System.Collections;
using System.Reflection;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SerBench.Benchmarks.Outside.OwnTypes;

/// <summary>Values that compare themselves by reference, or in part, as values that can be compared by what they hold.</summary>
internal static class Contents
{
    private static readonly MethodInfo Joined = typeof(BuffersExtensions).GetMethod(nameof(BuffersExtensions.ToArray))!;

    public static object Of(object value) => value switch
    {
        JsonNode node => JsonSerializer.SerializeToElement(node),
        JsonDocument document => document.RootElement,
        StringBuilder text => text.ToString(),
        Uri uri => uri.OriginalString,
        ValueType when value.GetType() is { IsGenericType: true } type => OfMemory(value, type),
        _ => value,
    };

    /// <summary>Whether the order of a collection's items is no part of it.</summary>
    public static bool IsSet(object value) => value is not string && value is IEnumerable && value.GetType().GetInterfaces().Any(
        one => one.IsGenericType && (one.GetGenericTypeDefinition() == typeof(ISet<>) || one.GetGenericTypeDefinition() == typeof(IReadOnlySet<>)));

    /// <summary>Whether a collection is the runtime's own, whose fields say how it is kept and not only what it holds.</summary>
    public static bool IsOfRuntime(object value) => value is IEnumerable && value.GetType().Namespace?.StartsWith("System", StringComparison.Ordinal) == true;

    private static object OfMemory(object value, Type type)
    {
        Type generic = type.GetGenericTypeDefinition();
        return generic == typeof(Memory<>) || generic == typeof(ReadOnlyMemory<>) ? type.GetMethod(nameof(Memory<>.ToArray))!.Invoke(value, null)!
            : generic == typeof(ReadOnlySequence<>) ? Joined.MakeGenericMethod(type.GetGenericArguments()).Invoke(null, [value])!
            : value;
    }
}
